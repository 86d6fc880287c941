import { CertificationScreen } from './CertificationScreen.tsx'

export default function TeamPageScreen() {
  return <CertificationScreen place="teams" />
}
