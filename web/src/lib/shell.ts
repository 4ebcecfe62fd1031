/** The helper that keeps the page and shows notices (web/shell/sw.js), and what the browser offers beside it. */

/** Once the page is there: it must not wait for it. Where the browser has none, or the address may not, nothing is missing. */
export function keepPage(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => null));
}

/** What a browser that can install the page says: kept until somebody wants it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}
let offer: InstallEvent | null = null;

export function awaitOffer(onoffer: () => void): () => void {
  const heard = (event: Event): void => {
    event.preventDefault();
    offer = event as InstallEvent;
    onoffer();
  };
  addEventListener("beforeinstallprompt", heard);
  return () => removeEventListener("beforeinstallprompt", heard);
}

export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
}

export function hasPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** This browser's own address at its push service; null where its owner says no. */
export async function subscribed(key: string): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } } | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const helper = await navigator.serviceWorker.ready;
  const found = (await helper.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  const { p256dh, auth } = found.keys ?? {};
  return found.endpoint && p256dh && auth ? { endpoint: found.endpoint, keys: { p256dh, auth } } : null;
}
