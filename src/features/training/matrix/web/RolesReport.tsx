import { TrainingMatrix } from './TrainingMatrix.tsx'

/** The people in roles of operations, which name courses. */
export default function RolesReport() {
  return <TrainingMatrix of="roles" title="screen_training_report" lead="training_roles_lead" />
}
