// Which colour is written or drawn on which ground, and what it says there. Text needs 4.5 to 1; the
// edge of an input, and whatever else is no text, needs 3.
export type Pair = { on: string; color: string; means: string; least: 3 | 4.5 }

const pair = (color: string, on: string, means: string, least: Pair['least'] = 4.5): Pair => ({
  color,
  on,
  means,
  least,
})

export const pairs: Pair[] = [
  pair('ink', 'ground', 'What is read, on the page'),
  pair('ink', 'surface', 'What is read, on a card'),
  pair('ink', 'surface-deep', 'What is read, on a row that is pointed at'),
  pair('ink-soft', 'ground', 'What explains, and may be passed over'),
  pair('ink-soft', 'surface', 'The same on a card'),
  pair('accent', 'ground', 'A link, and the ring of the focus'),
  pair('accent', 'surface', 'A link on a card'),
  pair('on-orange', 'orange', 'The one thing to do here'),
  pair('night-soft', 'night', 'The footer and the bar, in either scheme'),
  pair('line-strong', 'surface', 'The edge of an input', 3),
  pair('good', 'good-ground', 'In order'),
  pair('notice', 'notice-ground', 'Look at it'),
  pair('warning', 'warning-ground', 'Act soon'),
  pair('danger', 'danger-ground', 'Act now, or: it was refused'),
  pair('calm', 'calm-ground', 'For information, or: it is waiting'),
]
