// Turns messages/*.json into typed functions, src/kit/web/languages/messages (never committed).
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'

export async function compileMessages(root: string): Promise<void> {
  await compile({
    project: join(root, 'project.inlang'),
    outdir: join(root, 'src/kit/web/languages/messages'),
    strategy: ['globalVariable', 'baseLocale'],
  })
}
