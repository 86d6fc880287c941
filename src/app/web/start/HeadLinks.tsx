import scheme from './scheme.js?url&no-inline'

/** What every document says of itself in its head. */
export function HeadLinks() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#14202b" />
      <link rel="icon" href="/mark.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/plumbline.webmanifest" />
      <script src={scheme} />
    </>
  )
}
