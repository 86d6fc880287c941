import { TrainingMatrix } from './TrainingMatrix.tsx'

/** Those who give first aid, and the courses for it. */
export default function FirstAidersMatrix() {
  return (
    <TrainingMatrix
      of="first-aid"
      title="screen_first_aiders_matrix"
      lead="training_first_aid_lead"
    />
  )
}
