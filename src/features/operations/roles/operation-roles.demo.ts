import { operationRoles } from './operation-roles.register.ts'

// role | operation | months | PPE | required trainings | people | medical and fit tests
const lines = `
Carpenter foreman | Formwork | 60 | hard_hat, safety_boots, safety_glasses | Supervisor awareness; Working at heights | Dwayne Campbell
Formwork carpenter | Formwork | 12 | hard_hat, safety_boots, safety_glasses, harness | Working at heights | Sam Whitefeather, Marcus Chen
Concrete finisher | Concrete placing | 12 | hard_hat, safety_boots, gloves, goggles | WHMIS |
Concrete pump operator | Concrete placing | 24 | hard_hat, safety_boots, goggles, hearing | Concrete pump operation; WHMIS |
Concrete saw operator | Concrete placing | 6 | hard_hat, safety_boots, face_shield, hearing, respirator | Cut-off saw; Silica awareness | Marcus Chen | fit_test, hearing_test
Steel connector | Structural steel erection | 36 | hard_hat, safety_boots, harness, gloves | Working at heights; Hoisting and rigging |
Steel foreman | Structural steel erection | 60 | hard_hat, safety_boots, harness | Supervisor awareness; Working at heights |
Roofer | Roofing | 6 | hard_hat, safety_boots, harness, gloves | Working at heights; Propane handling |
Excavator operator | Excavation and trenching | 24 | hard_hat, safety_boots, high_visibility, hearing | Excavator operation; Locates | Tom Kowalski | medical
Trench worker | Excavation and trenching | 0 | hard_hat, safety_boots, high_visibility | Trenching safety | Rosa Delgado
Crane operator | Crane lifts | 60 | hard_hat, safety_boots, high_visibility | Hoisting engineer licence 339A | | medical, vision
Rigger | Crane lifts | 12 | hard_hat, safety_boots, high_visibility, gloves | Hoisting and rigging | Priya Nair
Signaller | Crane lifts | 0 | hard_hat, safety_boots, high_visibility | Signaller | Aisha Mohamed, Rosa Delgado
Scaffold erector | Scaffolding | 12 | hard_hat, safety_boots, harness, gloves | Scaffold erection; Working at heights |
Demolition labourer | Demolition | 3 | hard_hat, safety_boots, goggles, respirator, coveralls | Asbestos awareness; WHMIS | | fit_test, surveillance
Electrician | Electrical rough-in | 60 | hard_hat, safety_boots, safety_glasses, arc_flash | Licence 309A; Lockout and tagout | Elena Rossi
Welder | Welding and cutting | 24 | safety_boots, welding, hearing, gloves | CWB ticket; Hot work | Tom Kowalski | fit_test, lung_function
Fire watch | Welding and cutting | 0 | hard_hat, safety_boots, gloves | Fire watch and extinguishers | Grace Osei
Traffic control person | Traffic control | 0 | hard_hat, safety_boots, high_visibility | Traffic control person | Rosa Delgado
Drywaller | Interior finishing | 6 | hard_hat, safety_boots, safety_glasses, cut_gloves | Working at heights; WHMIS |
`

const parts = (text: string | undefined, by: string) =>
  (text ?? '')
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const operationRolesDemo = {
  register: operationRoles,
  rows: parts(lines, '\n').map((line, row) => {
    const [name, operation, months, ppe, trainings, persons, fitness] = line.split('|')
    return {
      name: name?.trim(),
      operation: operation?.trim(),
      minimum_experience: Number(months),
      ppe: parts(ppe, ','),
      trainings: parts(trainings, ';').map((training, n) => ({
        id: `00000000-0000-7000-8000-${String(row * 100 + n).padStart(12, '0')}`,
        training,
        need: 'required',
      })),
      persons: parts(persons, ','),
      fitness: parts(fitness, ','),
    }
  }),
}
