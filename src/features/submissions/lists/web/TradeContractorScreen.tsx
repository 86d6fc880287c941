import { SubmissionList } from './SubmissionList.tsx'

export default function TradeContractorScreen() {
  return <SubmissionList list="contractors" />
}
