const longEdge = 2048

/** The size with its longer edge at most `longEdge`, in the same proportion; never larger than it is. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longEdge / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** The file's name with the ending that its new format has. */
export function asJpegName(name: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.jpg`
}

/** The file's name with an ending that says HEIC, unless it has one. */
export function asHeicName(name: string): string {
  return /\.hei[cf]$/i.test(name) ? name : `${name.replace(/\.[^.]+$/, '')}.heic`
}
