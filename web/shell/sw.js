/* global BUILD, SHELL */
/**
 * The page's own helper in the browser: it keeps the page so that it opens without a network, and shows notices while it is closed.
 *
 * BUILD and SHELL are put in when the page is built (shell/plugin.ts). Files below /assets have the hash of what they hold in their
 * names, so what is kept of them is always right. A new helper waits until no window uses the old one: whoever sits at a table keeps
 * the page they have, whole, whatever the server has by then.
 */

const KEPT = `bottlecap-${BUILD}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL)));
});

self.addEventListener("activate", (event) => {
  // Nobody has a page of an older build open any more. Whoever has come for the first time is helped from now on.
  const forget = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate" && !address.pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The newest page there is; without a network the one that is kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/", { cacheName: KEPT })) ?? Response.error();
  }
}

/** What was loaded once is kept: a page that is open finds its own files, also when the server has newer ones. */
async function asset(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

self.addEventListener("push", (event) => {
  const { id, title, text, path } = event.data.json();
  // The same notice twice is one: it has the same tag.
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: id, icon: "/icon.svg", badge: "/icon.svg", data: path }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data || "/", location.origin)));
});

/** The window that shows it already, or else a new one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((window) => new URL(window.url).pathname === address.pathname);
  return shown ? shown.focus() : self.clients.openWindow(address.pathname);
}
