/** Whether this browser can use passkeys here: they belong to a name, which an address of numbers is not. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname)
