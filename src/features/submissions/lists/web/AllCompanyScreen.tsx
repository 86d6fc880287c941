import { SubmissionList } from './SubmissionList.tsx'

export default function AllCompanyScreen() {
  return <SubmissionList list="company" />
}
