// Written by `npm run docs` from the registers; a test fails when it is stale.
// name | path | who may come in | grant that opens it | what it is
export const recordTable = `
chemicals-record                 | /dashboard/chemicals/record/:id                              | staff | chemicals.view           | Chemicals: record
chemical-instances-record        | /dashboard/chemical-instances/record/:row                    | staff | chemicals.view           | Containers: record
asset-types-record               | /dashboard/asset-types/record/:id                            | staff | asset-types.view         | Asset types: record
inventory-record                 | /dashboard/assets/inventory/record/:id                       | staff | assets.view              | Assets: record
incident-types-record            | /dashboard/incident-types/record/:id                         | staff | incident-types.view      | Incident types: record
incident-types-sublists-record   | /dashboard/incident-types/:id/sublists/record/:sublistId     | staff | incident-types.view      | Lists: record
incident-reasons-record          | /dashboard/incident-reasons/record/:id                       | staff | incident-reasons.view    | Incident reasons: record
incident-reasons-sublists-record | /dashboard/incident-reasons/:id/sublists/record/:sublistId   | staff | incident-reasons.view    | Lists: record
locations-record                 | /dashboard/locations/record/:id                              | staff | locations.view           | Locations: record
entities-record                  | /dashboard/entities/record/:id                               | staff | entities.view            | Entities: record
clients-record                   | /dashboard/clients/record/:id                                | staff | clients.view             | Clients: record
client-contacts-record           | /dashboard/clients/contacts/record/:id                       | staff | clients.view             | Contacts: record
projects-record                  | /dashboard/projects/record/:id                               | staff | projects.view            | Projects: record
teams-record                     | /dashboard/teams/record/:id                                  | staff | teams.view               | Teams: record
trade-contractors-record         | /dashboard/trade-contractors/record/:id                      | staff | trade-contractors.view   | Trade contractors: record
emergency-contacts-record        | /dashboard/emergency-contacts/record/:id                     | staff | emergency-contacts.view  | Emergency contacts: record
to-dos-record                    | /dashboard/to-dos/record/:id                                 | staff | to-dos.view              | To-dos: record
list-categories-record           | /dashboard/list-categories/record/:id                        | staff | resources.view           | Lists: record
lists-record                     | /dashboard/list-categories/:id/lists/record/:row             | staff | resources.view           | Lists: record
list-values-record               | /dashboard/list-values/record/:row                           | staff | resources.view           | Values: record
form-categories-record           | /dashboard/forms/categories/record/:id                       | staff | form-categories.view     | Form categories: record
forms-record                     | /dashboard/forms/record/:id                                  | staff | forms.view               | Forms: record
hazard-categories-record         | /dashboard/hazards/categories/record/:id                     | staff | hazards.view             | Hazard categories: record
hazards-record                   | /dashboard/hazards/record/:id                                | staff | hazards.view             | Hazards: record
probability-ratings-record       | /dashboard/probability-ratings/record/:id                    | staff | risk-probability.view    | Probability ratings: record
severity-ratings-record          | /dashboard/severity-ratings/record/:id                       | staff | risk-severity.view       | Severity ratings: record
operations-record                | /dashboard/operations/record/:id                             | staff | operations.view          | Operations: record
operation-roles-record           | /dashboard/operation-roles/record/:id                        | staff | operations.view          | Operation roles: record
jhsc-record                      | /dashboard/jhsc/record/:id                                   | staff | resources.view           | JHSC members: record
first-aiders-record              | /dashboard/first-aiders/record/:id                           | staff | resources.view           | First aiders: record
hs-reps-record                   | /dashboard/hs-reps/record/:id                                | staff | resources.view           | Health and safety representatives: record
submissions-record               | /dashboard/submissions/record/:id                            | staff | submissions.view         | Submissions: record
`
