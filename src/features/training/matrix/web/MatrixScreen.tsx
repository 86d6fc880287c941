import { TrainingMatrix } from './TrainingMatrix.tsx'

/** Everyone × courses. */
export default function MatrixScreen() {
  return <TrainingMatrix of="everyone" title="nav_training_matrix" lead="training_matrix_lead" />
}
