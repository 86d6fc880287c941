import { TrainingMatrix } from './TrainingMatrix.tsx'

/** The health and safety managers themselves. */
export default function ManagersTrainings() {
  return (
    <TrainingMatrix of="managers" title="screen_managers_trainings" lead="training_managers_lead" />
  )
}
