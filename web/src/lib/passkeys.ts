/** The browser's own dialogues for passkeys, in JSON as the server speaks it. */

/** Whether this browser has them, and speaks JSON; an address without a name (127.0.0.1) has none. */
export function hasPasskeys(): boolean {
  const named = !/^[\d.]+$|:/.test(location.hostname);
  return named && typeof PublicKeyCredential === "function" && typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";
}

/** A new passkey, for the server to know; null where somebody changed their mind. */
export async function madePasskey(options: string): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON);
  return spelled(await navigator.credentials.create({ publicKey }).catch(notWanted));
}

/** What a passkey signs for whoever comes back. */
export async function signedByPasskey(options: string): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON);
  return spelled(await navigator.credentials.get({ publicKey }).catch(notWanted));
}

function spelled(found: Credential | null): string | null {
  return found instanceof PublicKeyCredential ? JSON.stringify(found.toJSON()) : null;
}

function notWanted(fault: unknown): null {
  // Closed, or waited too long: both are an answer. Whatever else it says is told.
  if (fault instanceof DOMException && (fault.name === "NotAllowedError" || fault.name === "AbortError")) return null;
  throw fault;
}
