// Where the parts of the body lie on the figure: a person who faces us, so that their left is on our right.
// Shapes with a side are drawn once, for the left, and mirrored.

/** A rounded box by its middle, or an ellipse where it is said. */
type Shape = { part: string; x: number; y: number; w: number; h: number; round?: boolean }
export type PlaceOnBody = Shape & { side: 'left' | 'right' | null; view: 'front' | 'back' }

export const figure = { width: 200, height: 400 }

const middle: Shape[] = [
  { part: 'head', x: 100, y: 20, w: 46, h: 30, round: true },
  { part: 'face', x: 100, y: 42, w: 40, h: 34, round: true },
  { part: 'teeth', x: 100, y: 53, w: 14, h: 6 },
  { part: 'neck', x: 100, y: 66, w: 20, h: 12 },
  { part: 'chest', x: 100, y: 96, w: 62, h: 44 },
  { part: 'abdomen', x: 100, y: 138, w: 58, h: 36 },
  { part: 'pelvis', x: 100, y: 173, w: 34, h: 30 },
]
const sided: Shape[] = [
  { part: 'eyes', x: 108, y: 39, w: 8, h: 6, round: true },
  { part: 'ears', x: 123, y: 42, w: 7, h: 14, round: true },
  { part: 'shoulder', x: 142, y: 84, w: 20, h: 22, round: true },
  { part: 'arm', x: 147, y: 114, w: 16, h: 34 },
  { part: 'elbow', x: 150, y: 139, w: 16, h: 14, round: true },
  { part: 'forearm', x: 154, y: 164, w: 14, h: 32 },
  { part: 'wrist', x: 157, y: 187, w: 12, h: 10 },
  { part: 'hand', x: 160, y: 202, w: 16, h: 18 },
  { part: 'fingers', x: 162, y: 219, w: 16, h: 14 },
  { part: 'hip', x: 126, y: 173, w: 14, h: 30 },
  { part: 'thigh', x: 117, y: 222, w: 26, h: 62 },
  { part: 'knee', x: 117, y: 264, w: 24, h: 20, round: true },
  { part: 'lower_leg', x: 117, y: 307, w: 20, h: 60 },
  { part: 'ankle', x: 117, y: 346, w: 16, h: 14 },
  { part: 'foot', x: 120, y: 366, w: 22, h: 20 },
  { part: 'toes', x: 122, y: 386, w: 24, h: 14 },
]
const behind: Shape[] = [
  { part: 'head', x: 100, y: 26, w: 46, h: 44, round: true },
  { part: 'neck', x: 100, y: 66, w: 20, h: 32 },
  { part: 'upper_back', x: 100, y: 100, w: 62, h: 50 },
  { part: 'lower_back', x: 100, y: 146, w: 58, h: 36 },
  { part: 'pelvis', x: 100, y: 178, w: 66, h: 24 },
]
/** Seen from behind, their left is on our left; eyes are not seen. */
const limbs = sided.filter(({ part }) => !['eyes', 'hip'].includes(part))

const mirrored = (shape: Shape): Shape => ({ ...shape, x: figure.width - shape.x })
const at =
  (view: PlaceOnBody['view'], side: PlaceOnBody['side']) =>
  (shape: Shape): PlaceOnBody => ({ ...shape, view, side })

export const places: readonly PlaceOnBody[] = [
  ...middle.map(at('front', null)),
  ...sided.map(at('front', 'left')),
  ...sided.map(mirrored).map(at('front', 'right')),
  ...behind.map(at('back', null)),
  ...limbs.map(at('back', 'right')),
  ...limbs.map(mirrored).map(at('back', 'left')),
]
