// The content policy allows no inline script. Each one that the build wrote into a page becomes a
// file under assets, named by its hash, that the page loads at the same place.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** The page with its scripts taken out, and what they hold, by address. */
export function takeOutScripts(html: string): { html: string; scripts: Map<string, string> } {
  const scripts = new Map<string, string>()
  const changed = html.replace(inlineScript, (_, attributes: string, code: string) => {
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 12)
    const address = `/assets/inline-${hash}.js`
    scripts.set(address, code)
    // React takes an `async` script with an address for one of its own to place, and then misses the
    // inline one it wrote here. A module waits for the page without it as well.
    const kept = attributes.replace(/\sasync(="")?/, '')
    return `<script${kept} src="${address}"></script>`
  })
  return { html: changed, scripts }
}

export function externaliseScripts(folder: string): void {
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const { html, scripts } = takeOutScripts(readFileSync(join(folder, page), 'utf8'))
    for (const [address, code] of scripts) writeFileSync(join(folder, address), code)
    writeFileSync(join(folder, page), html)
  }
}
