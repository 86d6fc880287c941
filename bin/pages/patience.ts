// Loaded before the builder of pages: it gives up on a page after ten seconds and has no setting for that, and a busy
// machine needs longer for the first page.
const enoughMs = 10 * 60_000
const { timeout } = AbortSignal

AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.max(ms, enoughMs))
