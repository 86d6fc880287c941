// The pictures of the product on the public pages: which screen of the demo company each shows, and how wide.
// The rows of the demo have the same ids on every machine.

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 640 }

export const shots = {
  talk: { ...phone, path: '/dashboard/toolbox-talks/deliveries/hold' },
  fill: { ...phone, path: '/dashboard/submissions/create/b5076a15-21bd-7ef9-8041-445e3bab24a4' },
  fix: { ...wide, path: '/dashboard/deficiency-registry' },
  see: { ...wide, path: '/dashboard/projects/de2d237e-a607-710a-8621-b965276abeec/tracker' },
  build: { ...wide, path: '/dashboard/forms/edit/b5076a15-21bd-7ef9-8041-445e3bab24a4' },
  train: { ...wide, path: '/dashboard/training-matrix' },
  read: { ...wide, path: '/dashboard/policies/record/9329a659-fee2-71e0-8864-c3c16ee8f234' },
  law: { ...wide, path: '/dashboard/rules' },
} as const

export type ShotName = keyof typeof shots
