// Draws the photographs and the logo of the demo company anew: `npm run demo:pictures`, or those that are named after
// it. They are drawn, not taken: nobody’s site is in them.
import { join } from 'node:path'
import sharp from 'sharp'
import { logo } from './logo.ts'
import { scenes } from './scenes.ts'
import { trace } from './trace.ts'

const features = join(import.meta.dirname, '../../src/features')
const folder = join(features, 'submissions/demo/pictures')
const size = { width: 560, height: 420, samples: 8 }
const asked = process.argv.slice(2)

for (const [name, scene] of Object.entries(scenes)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const began = performance.now()
  const { width, height } = size
  const raw = { width, height, channels: 3 as const }
  const { size: bytes } = await sharp(trace(scene, size), { raw })
    // What few rays leave uneven.
    .median(3)
    .jpeg({ quality: 74, mozjpeg: true })
    .toFile(join(folder, `${name}.jpg`))
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`${name}: ${Math.round(bytes / 1024)} kB, ${seconds} s\n`)
}

if (asked.length === 0 || asked.includes('logo'))
  await sharp(Buffer.from(logo))
    .png({ palette: true })
    .toFile(join(features, 'workplaces/entities/demo/logo.png'))
