import type { FeatureServer } from '../../manifest/feature.server.ts'
import { confidentialCalls } from './confidential/confidential.routes.ts'
import { confidentialForDemo } from './confidential/confidential-demo.store.ts'
import { contractorWorkerCalls } from './contractor-workers/contractor-workers.routes.ts'
import { customValueCalls, isFileShown } from './custom-fields/custom-values.routes.ts'
import { subjectOfFiles } from './custom-fields/custom-values.store.ts'
import { peopleForDemo } from './demo.store.ts'
import { hatCalls } from './hats/hats.routes.ts'
import { invitationCalls } from './invitations/invitations.routes.ts'
import { invitationMail } from './invitations/letters.ts'
import { invitedMornings } from './invitations/remind.job.ts'
import { mergeCalls } from './merging/merges.routes.ts'
import { loggedOfPeople } from './server/logged.ts'
import { peopleCalls } from './server/people.routes.ts'
import { signupCalls } from './signup/signup.routes.ts'
import { users } from './users/users.register.ts'
import { peopleWithoutAccount } from './without-account/people-without-account.register.ts'
import { withoutAccountCalls } from './without-account/without-account.routes.ts'

export const server: FeatureServer = {
  searchedKinds: [
    { register: users, at: 10, numbers: ['employee_no'], about: ['job_title', 'email'] },
    {
      register: peopleWithoutAccount,
      at: 11,
      numbers: ['employee_no'],
      about: ['job_title', 'mobile'],
    },
  ],
  fileReaders: { [subjectOfFiles]: isFileShown },
  mailKinds: [invitationMail],
  logged: loggedOfPeople,
  calls: [
    ...peopleCalls,
    ...hatCalls,
    ...invitationCalls,
    ...signupCalls,
    ...withoutAccountCalls,
    ...contractorWorkerCalls,
  ],
  open: ({ address, keys, extensions, logged }) => ({
    calls: [
      ...confidentialCalls(keys),
      ...customValueCalls(keys),
      ...mergeCalls({ keys, extensions, logged }),
    ],
    jobs: [invitedMornings.job(address)],
  }),
  mornings: [invitedMornings.awaitNext],
  demo: { fill: peopleForDemo, store: confidentialForDemo },
}
