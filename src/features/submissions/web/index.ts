// What other features may use of submissions in the browser.

export { FillFormButton } from '../filling/web/choose/FillFormButton.tsx'
export { putFormsHere } from '../filling/web/offline/put-forms-here.ts'
export { sealedFor } from '../signing/sealed-for.ts'
export { OwnSignature } from '../signing/web/OwnSignature.tsx'
export { isWholePin, PinEntry } from '../signing/web/PinEntry.tsx'
export { PinForm } from '../signing/web/PinForm.tsx'
export { Statement } from '../signing/web/Statement.tsx'
export { CodeForPhone } from '../signing/web/turn/CodeForPhone.tsx'
export { useOwnSignature } from '../signing/web/use-own-signature.ts'
export { submissions } from '../submissions.register.ts'
