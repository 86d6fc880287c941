// Reads a ZIP that is stored, not packed: its files by their names, in order.

export function filesOfZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const named = zip.readUInt16LE(at + 28)
    const size = zip.readUInt32LE(at + 20)
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(zip.toString('utf8', at + 46, at + 46 + named), zip.subarray(from, from + size))
    at += 46 + named + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
