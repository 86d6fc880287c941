// The facts that the structure check holds the tree against. Each exception carries its reason.

/** Layers of `src`, lowest first: a file imports from its own layer and from those before it. */
export const layers = ['kit', 'access', 'register', 'manifest', 'features', 'app'] as const

/** Rooms that stand below all layers: they import nothing of ours and no package. They are entered by
 * their `index.ts`. */
export const pureRooms: { room: string; name: string; enteredFrom: readonly string[] }[] = [
  { room: 'form-engine', name: 'the form engine', enteredFrom: layers },
  { room: 'regulation', name: 'regulation', enteredFrom: ['features', 'app'] },
]

/** A feature reaches another only along an arrow listed here, through that feature's `index.ts`. */
export const arrows: { from: string; to: string; reason: string }[] = [
  {
    from: 'analytics',
    to: 'people',
    reason: 'its demo knows the sites and crews of the demo company',
  },
  { from: 'back-office', to: 'failed-jobs', reason: 'shows the work that failed for good' },
  { from: 'back-office', to: 'mailbox', reason: 'shows the mail that was written' },
  { from: 'back-office', to: 'public-site', reason: 'shows what its visitors asked for' },
  { from: 'forms', to: 'equipment', reason: 'questions choose assets of a type' },
  { from: 'forms', to: 'documents', reason: 'a question offers documents, to be read with it' },
  { from: 'forms', to: 'incidents', reason: 'questions choose from the lists of incidents' },
  { from: 'forms', to: 'people', reason: 'questions choose people' },
  { from: 'forms', to: 'projects', reason: 'a form that is published is planned from there' },
  {
    from: 'my-account',
    to: 'sign-in',
    reason: 'changes the password, the second factor, the sessions',
  },
  {
    from: 'my-account',
    to: 'people',
    reason: 'shows what the company’s own fields say of oneself',
  },
  { from: 'my-account', to: 'submissions', reason: 'sets the number that one signs with' },
  { from: 'documents', to: 'audience', reason: 'people must sign the documents that are for them' },
  { from: 'certification', to: 'training', reason: 'a certificate is a record that is proven' },
  { from: 'gate', to: 'contractors', reason: 'papers of a contractor let its people in' },
  { from: 'gate', to: 'orientation', reason: 'an orientation that is asked for lets people in' },
  { from: 'gate', to: 'projects', reason: 'who signs in is counted among the people of the day' },
  { from: 'gate', to: 'training', reason: 'mandatory trainings let people in' },
  { from: 'safety-boards', to: 'appointments', reason: 'a board posts who is in office today' },
  { from: 'safety-boards', to: 'documents', reason: 'a board posts the policies' },
  { from: 'safety-boards', to: 'safety-alerts', reason: 'a board posts the alerts that are live' },
  { from: 'safety-boards', to: 'sign-in', reason: 'the PIN of a board is kept as passwords are' },
  { from: 'safety-alerts', to: 'audience', reason: 'an alert goes to the people it is for' },
  { from: 'toolbox-talks', to: 'audience', reason: 'a talk is for the people it is for' },
  { from: 'documents', to: 'notices', reason: 'people are told what they must sign' },
  { from: 'documents', to: 'submissions', reason: 'a document is signed as a submission is' },
  {
    from: 'toolbox-talks',
    to: 'documents',
    reason: 'talks of the library are brought in as documents are',
  },
  { from: 'orientation', to: 'documents', reason: 'a package is a document, and is signed as one' },
  { from: 'orientation', to: 'files', reason: 'pictures of cards become part of the record' },
  { from: 'orientation', to: 'notices', reason: 'people are told what they must take' },
  {
    from: 'orientation',
    to: 'submissions',
    reason: 'an orientation is signed and attested as a submission is',
  },
  {
    from: 'orientation',
    to: 'toolbox-talks',
    reason: 'a group signs on one device as a crew does after a talk',
  },
  {
    from: 'contractors',
    to: 'expectations',
    reason: 'the lines of a contractor say what is expected when',
  },
  { from: 'contractor-portal', to: 'contractors', reason: 'contacts see what is owed' },
  { from: 'contractor-portal', to: 'forms', reason: 'contacts fill in forms' },
  { from: 'contractor-portal', to: 'submissions', reason: 'what contacts send is a submission' },
  { from: 'contractors', to: 'people', reason: 'a contact of a contractor is invited' },
  { from: 'contractors', to: 'notices', reason: 'people are told that a paper has lapsed' },
  { from: 'training', to: 'audience', reason: 'courses are required of the people of an audience' },
  { from: 'training', to: 'documents', reason: 'usual courses are brought in as documents are' },
  { from: 'training', to: 'notices', reason: 'people are told what expires' },
  {
    from: 'toolbox-talks',
    to: 'submissions',
    reason: 'a talk is signed and attested as a submission is',
  },
  {
    from: 'submissions',
    to: 'sign-in',
    reason: 'numbers and links to sign by are kept as passwords are',
  },
  { from: 'submissions', to: 'forms', reason: 'a submission answers a version of a form' },
  { from: 'submissions', to: 'files', reason: 'what answers name becomes part of the record' },
  { from: 'submissions', to: 'equipment', reason: 'a failed check locks an asset out' },
  { from: 'submissions', to: 'deficiencies', reason: 'a failed item becomes a deficiency' },
  { from: 'deficiencies', to: 'tasks', reason: 'an order complied with asks for its notice' },
  { from: 'deficiencies', to: 'rules', reason: 'the notice is due by a rule that may be off' },
  {
    from: 'incidents',
    to: 'hazards',
    reason: 'what could have happened is rated by the one matrix',
  },
  { from: 'incidents', to: 'rules', reason: 'the law is asked as its calculators ask it' },
  { from: 'incidents', to: 'notices', reason: 'people are told what the law asks for' },
  {
    from: 'incidents',
    to: 'people',
    reason: 'what has happened in the demo company happened to its people',
  },
  { from: 'deficiencies', to: 'hazards', reason: 'risk is rated by the one matrix' },
  { from: 'deficiencies', to: 'files', reason: 'photos of the repair join its record' },
  { from: 'submissions', to: 'people', reason: 'the person who fills a form names who signs it' },
  { from: 'submissions', to: 'notices', reason: 'senders and signers are told what becomes of it' },
  { from: 'safety-alerts', to: 'notices', reason: 'people are told of an alert that is for them' },
  { from: 'tasks', to: 'files', reason: 'files of a comment join its task' },
  { from: 'tasks', to: 'notices', reason: 'who does a task, or is mentioned, is told' },
  { from: 'equipment', to: 'notices', reason: 'people hear that a machine must not be used' },
  { from: 'deficiencies', to: 'notices', reason: 'owners and verifiers are told what waits' },
  { from: 'home', to: 'submissions', reason: 'filling a form begins there' },
  {
    from: 'projects',
    to: 'submissions',
    reason: 'the tracker leads to what was submitted',
  },
  {
    from: 'toolbox-talks',
    to: 'people',
    reason: 'its demo knows the sites and crews of the demo company',
  },
  {
    from: 'toolbox-talks',
    to: 'expectations',
    reason: 'a schedule says which talks are expected when',
  },
  {
    from: 'projects',
    to: 'expectations',
    reason: 'a plan, its holds and rain days say what is expected when',
  },
  { from: 'projects', to: 'people', reason: 'somebody is asked for a form' },
  { from: 'projects', to: 'tasks', reason: 'a duty by the number of workers is a to-do' },
  {
    from: 'people',
    to: 'permission-templates',
    reason: 'the person whose role or template changes is told what they gain and lose',
  },
  {
    from: 'permission-templates',
    to: 'notices',
    reason: 'people are told that their rights changed',
  },
  { from: 'people', to: 'projects', reason: 'people are put on projects and teams' },
  {
    from: 'permission-templates',
    to: 'sign-in',
    reason: 'to see as a person begins with their rights',
  },
  { from: 'people', to: 'sign-in', reason: 'an invitation ends with a password and a session' },
  { from: 'operations', to: 'hazards', reason: 'an operation shows the hazards that name it' },
]

/** `app` composes what it finds in the folders of features and names none, but for these. */
export const namedByApp: { feature: string; reason: string }[] = [
  { feature: 'home', reason: 'its screen is given the widgets of all features' },
  { feature: 'files', reason: 'registers store and import files' },
  { feature: 'my-account', reason: 'a chosen language is kept with the account' },
  { feature: 'notices', reason: 'what a person has not read is seen from every screen' },
  { feature: 'projects', reason: 'what a person works on is chosen in the header' },
  { feature: 'public-site', reason: 'the frame of its pages says how the company is reached' },
  {
    feature: 'safety-alerts',
    reason: 'an alert stands above every screen until it is acknowledged',
  },
  { feature: 'search', reason: 'records are searched from every screen' },
  {
    feature: 'sign-in',
    reason: 'people without the grant are led there; the people of the demo sign in',
  },
  { feature: 'submissions', reason: 'what waits to be sent is seen from every screen' },
]

/** The rooms of a feature, lowest first: a room imports from those before it. The feature's own files and
 * `web` may be imported by all of them. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  submissions: [
    ...['content', 'subjects', 'consequences', 'stages', 'telling', 'papers', 'reading', 'bulk'],
    ...[
      'reports',
      'review',
      'revisions',
      'signing',
      'filling',
      'page',
      'lists',
      'morning-mail',
      'demo',
    ],
  ],
}

/** What may be imported from anywhere: words. */
export const data = /^messages\/composed\/[a-z]{2}\.ts$|^src\/regulation\/words\/[a-z]{2}\.json$/

export const longest = 300

/** Files that may be longer than the limit, with the reason. */
export const longFiles: { path: string; reason: string }[] = [
  { path: 'src/kit/db/tables.ts', reason: 'generated: every column of every table' },
  { path: 'src/access/composed/screens.ts', reason: 'generated: every screen, one a line' },
]

/** Files that a folder of `src` or `tests` has at most. */
export const widest = 20

/** Folders with one file for each kind of a thing: they may be wider, and a short file stays one. */
export const oneFileAKind: { folder: string; each: string }[] = [
  { folder: 'src/app/web/areas', each: 'an area of the application' },
  { folder: 'src/features/forms/builder/web/info', each: 'a facet of a question' },
  { folder: 'src/features/forms/filling/web/answers', each: 'a kind of question' },
  { folder: 'src/features/rules/calculators', each: 'a calculator' },
  { folder: 'src/form-engine/field-types', each: 'a kind of question' },
  { folder: 'src/register/web/input', each: 'the input of a kind of field' },
  { folder: 'src/register/web/show', each: 'a way to show a value' },
]

/** A file of fewer lines that one neighbour alone imports, and no test, belongs into that neighbour. */
export const leastLines = 25

/** A name that says nothing about what is inside. */
export const emptyNames = [
  'utils',
  'helpers',
  'common',
  'misc',
  'manager',
  'service',
  'base',
  'types',
]

/** Who may import a package that only one room should touch. */
export const confinedPackages: { package: string; rooms: RegExp; where: string }[] = [
  {
    package: 'pg',
    rooms: /^(src\/kit\/db\/|bench\/|bin\/|tests\/)/,
    where: 'src/kit/db; a store asks it for a connection',
  },
]

/** Files that import each other in a circle, because what they speak of contains itself. */
export const cycles: { files: string[]; reason: string }[] = [
  {
    files: ['src/register/fields/all.ts', 'src/register/fields/structured.ts'],
    reason: 'the rows of a field have fields of every kind',
  },
  {
    files: ['KindInput', 'rows/InnerRowFields', 'rows/RowsField'].map(
      (name) => `src/register/web/input/${name}.tsx`,
    ),
    reason: 'the rows of a field are filled in by the inputs of every kind',
  },
  {
    files: [
      ...['InnerForm.tsx', 'QuestionView.tsx', 'answers/GroupAnswer.tsx'],
      ...['answers/HazardAnswer.tsx', 'answers/answer-of.ts'],
    ].map((name) => `src/features/forms/filling/web/${name}`),
    reason: 'a question may hold questions: a group, the controls of a hazard',
  },
  {
    files: ['bulk-store', 'run-bulk'].map((name) => `src/features/submissions/bulk/web/${name}.ts`),
    reason: 'what runs a bulk action is loaded when the first begins',
  },
]

/** Tests that wait for time itself, or stand before a clock that does. */
export const passing: { path: string; reason: string }[] = [
  { path: 'tests/until.ts', reason: 'the pause between two questions, with an end to them' },
  { path: 'tests/machinery/busy-worker.ts', reason: 'jobs that take a time of their own' },
  { path: 'bin/suite/testing/hangs.ts', reason: 'a test that never ends' },
  { path: 'bin/structure/find-faults.test.ts', reason: 'examples of refused code' },
  { path: 'tests/journeys/walking.ts', reason: 'a poll with an end, inside the page' },
  {
    path: 'tests/components/submissions-device.test.ts',
    reason: 'waits for the next reading of the clock, so that no two words have the same',
  },
]

/** Types of one name that mean the same on both sides of a line that imports may not pass. */
export const sharedNames: { name: string; reason: string }[] = []

/** Words that meant several things each; the glossary has one for each of those. */
export const bannedWords = [
  ...['kept', 'held', 'told', 'untold', 'ground', 'grounds', 'standing', 'stand', 'stands'],
  ...['beside', 'besides', 'settle', 'settled', 'unsettled', 'whoever', 'nobody'],
]

/** What no comment, no document, no title of a test and no text of bin says. */
export const dialect =
  /\bwhoever\b|\b(?:comes?|came|coming) by\b|\bof what\b|\bstands? in the way\b|\b(?:what )?is told of\b|\bwhat is told\b|\bthat it stands\b|\bnobody else[’']s\b/gi

/** What may only fall: type assertions, and rows that a type alone promises. */
export const ceilings = { casts: 82, 'row promises': 50 }
