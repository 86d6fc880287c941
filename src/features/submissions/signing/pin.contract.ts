// The number that a person signs with on somebody else's device.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

export const setPin = route({
  method: 'PUT',
  path: '/api/dashboard/account/signing-pin',
  summary: 'Sets the number that one signs with on a shared device; asks for the password.',
  grant: 'staff',
  inPerson: true,
  body: z.object({
    pin: z.string().regex(/^\d{6}$/, 'Six digits.'),
    password: z.string().min(1, 'Please enter your password.').max(200),
  }),
})
