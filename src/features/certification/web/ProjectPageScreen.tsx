import { CertificationScreen } from './CertificationScreen.tsx'

export default function ProjectPageScreen() {
  return <CertificationScreen place="projects" />
}
