import { SubmissionList } from './SubmissionList.tsx'

export default function AllSubmissionsScreen() {
  return <SubmissionList list="all" />
}
