// Headers that every answer carries. The content policy allows our own files and nothing else: no
// inline script, nothing from another host (but the maps script with its places library, where a key
// was given).

export function securityHeaders(options: {
  https: boolean
  maps: boolean
}): Record<string, string> {
  const maps = options.maps ? ' https://maps.googleapis.com' : ''
  const places = options.maps ? ' https://places.googleapis.com' : ''
  const policy = [
    "default-src 'none'",
    // WebAssembly reads the HEIC pictures of phones, and codes before a camera; no text is ever run as
    // a script.
    `script-src 'self' 'wasm-unsafe-eval'${maps}`,
    // Components size themselves with style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${maps}${places}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // A key for maps is bound to a site by the referrer: Google refuses a request without one.
    'referrer-policy': options.maps ? 'strict-origin-when-cross-origin' : 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
    ...(options.https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}
