import { SubmissionList } from './SubmissionList.tsx'

export default function SignedScreen() {
  return <SubmissionList list="signed" />
}
