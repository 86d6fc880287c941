// name | path | who may come in | grants, any of which opens it | what it is
export const screenTable = `
home                                     | /                                                                | public     | - | Landing page
benefits                                 | /benefits                                                        | public     | - | Benefits
compare                                  | /compare                                                         | public     | - | Comparison index: five competitors
compare-competitor                       | /compare/:competitor                                             | public     | - | One of five competitor pages
features                                 | /features                                                        | public     | - | Features
about-us                                 | /about-us                                                        | public     | - | About
book-a-demo                              | /book-a-demo                                                     | public     | - | Demo booking form with slots; stores a request the back office sees
pricing                                  | /pricing                                                         | public     | - | Plans and the pricing/free-trial form
contact                                  | /contact                                                         | public     | - | Contact form; phone and address by region host
privacy-policy                           | /privacy-policy                                                  | public     | - | Privacy policy
terms-of-use                             | /terms-of-use                                                    | public     | - | Terms
boostefficiency                          | /boostefficiency                                                 | public     | - | Campaign page
safety-manager                           | /safety-manager                                                  | public     | - | Persona page
c-suite                                  | /c-suite                                                         | public     | - | Persona page
senior-management                        | /senior-management                                               | public     | - | Persona page
faq                                      | /faq                                                             | public     | - | Questions
plumbline-ideas                          | /plumbline-ideas                                                 | public     | - | Article list: 18 articles, 2 case studies
plumbline-idea                           | /plumbline-ideas/:slug                                           | public     | - | One article or case study; /plumbline-idea redirects to the list
not-found                                | /*                                                               | public     | - | Catch-all
qr-safety-board                          | /qr-code/safety-board/:id                                        | public     | - | Public board: alerts, policies, contacts, JHSC, first aiders, forms
qr-chemicals                             | /qr-code/chemicals/:id                                           | public     | - | Public chemical sheet with SDS and pictograms
qr-trade-contractor                      | /qr-code/trade-contractor/:id                                    | public     | - | Contractor landing
qr-trade-contractor-submission           | /qr-code/trade-contractor/form-field-submission/:id              | public     | - | Fill a contractor form without signing in
qr-trade-contractor-submission-encrypted | /qr-code/trade-contractor/:encryptedId/form-field-submission/:id | public     | - | Same, contractor fixed by an encrypted id
qr-project                               | /qr-code/project/:id                                             | public     | - | Certification page of a project
qr-team                                  | /qr-code/team/:id                                                | public     | - | Certification page of a team
verify                                   | /verify/:id                                                      | public     | - | Whether a printed submission is what was signed
sign-link                                | /sign/:token                                                     | public     | - | Read and sign by a link
register                                 | /register                                                        | public     | - | Register
get-started                              | /get-started                                                     | public     | - | Sign up
signup                                   | /signup/:token                                                   | public     | - | Finish an invitation or trial
login                                    | /login                                                           | public     | - | Staff and provider admin login
forgot-password                          | /forgot-password                                                 | public     | - | Ask for a reset link
reset-password                           | /reset-password/                                                 | public     | - | Set a new password (token and email in the query)
contractors-login                        | /contractors/login                                               | public     | - | Contractor login
not-authorized                           | /not-authorized                                                  | public     | - | Shown when a grant is missing
dashboard                                | /dashboard                                                       | staff      | - | Home: widgets; open to any logged-in user
dashboard-customize                      | /dashboard/customize                                             | staff      | customize-dashboard | Choose and order the home widgets
entities                                 | /dashboard/entities                                              | staff      | entities.view | Entities: list
entities-deleted                         | /dashboard/entities/deleted                                      | staff      | entities.archive,entities.restore,entities.delete | Entities: archived, with restore and permanent delete
entities-create                          | /dashboard/entities/create                                       | staff      | entities.create | Entities: create
entities-edit                            | /dashboard/entities/edit/:id                                     | staff      | entities.edit | Entities: edit
resources                                | /dashboard/resources                                             | staff      | resources.view | Resource hub: policies, SWPs, orientation, custom types, JHSC, first aiders, HS reps
jhsc                                     | /dashboard/jhsc                                                  | staff      | resources.view | JHSC members and meetings: list
jhsc-deleted                             | /dashboard/jhsc/deleted                                          | staff      | resources.archive,resources.restore,resources.delete | JHSC members and meetings: archived, with restore and permanent delete
jhsc-create                              | /dashboard/jhsc/create                                           | staff      | resources.create | JHSC members and meetings: create
jhsc-edit                                | /dashboard/jhsc/edit/:id                                         | staff      | resources.edit | JHSC members and meetings: edit
first-aiders                             | /dashboard/first-aiders                                          | staff      | resources.view | First aiders: list
first-aiders-deleted                     | /dashboard/first-aiders/deleted                                  | staff      | resources.archive,resources.restore,resources.delete | First aiders: archived, with restore and permanent delete
first-aiders-create                      | /dashboard/first-aiders/create                                   | staff      | resources.create | First aiders: create
first-aiders-edit                        | /dashboard/first-aiders/edit/:id                                 | staff      | resources.edit | First aiders: edit
hs-reps                                  | /dashboard/hs-reps                                               | staff      | resources.view | Health and safety representatives: list
hs-reps-deleted                          | /dashboard/hs-reps/deleted                                       | staff      | resources.archive,resources.restore,resources.delete | Health and safety representatives: archived, with restore and permanent delete
hs-reps-create                           | /dashboard/hs-reps/create                                        | staff      | resources.create | Health and safety representatives: create
hs-reps-edit                             | /dashboard/hs-reps/edit/:id                                      | staff      | resources.edit | Health and safety representatives: edit
policies                                 | /dashboard/policies                                              | staff      | resources.view | Policies: list
policies-create                          | /dashboard/policies/create                                       | staff      | resources.create | Policies: create
policies-edit                            | /dashboard/policies/edit/:id                                     | staff      | resources.edit | Policies: edit
policies-deleted                         | /dashboard/policies/deleted                                      | staff      | resources.archive,resources.restore,resources.delete | Policies: archived, with restore and permanent delete
policies-upload                          | /dashboard/policies/upload                                       | staff      | resources.create | Policies: upload files, many at once
policies-categories                      | /dashboard/policies/categories                                   | staff      | resource-categories.view | Policies categories: list
policies-categories-create               | /dashboard/policies/categories/create                            | staff      | resource-categories.create | Policies categories: create
policies-categories-edit                 | /dashboard/policies/categories/edit/:id                          | staff      | resource-categories.edit | Policies categories: edit
policies-categories-deleted              | /dashboard/policies/categories/deleted                           | staff      | resource-categories.archive,resource-categories.restore,resource-categories.delete | Policies categories: archived, with restore and permanent delete
swps                                     | /dashboard/swps                                                  | staff      | resources.view | Safe work procedures: list
swps-create                              | /dashboard/swps/create                                           | staff      | resources.create | Safe work procedures: create
swps-edit                                | /dashboard/swps/edit/:id                                         | staff      | resources.edit | Safe work procedures: edit
swps-deleted                             | /dashboard/swps/deleted                                          | staff      | resources.archive,resources.restore,resources.delete | Safe work procedures: archived, with restore and permanent delete
swps-upload                              | /dashboard/swps/upload                                           | staff      | resources.create | Safe work procedures: upload files, many at once
swps-categories                          | /dashboard/swps/categories                                       | staff      | resource-categories.view | Safe work procedures categories: list
swps-categories-create                   | /dashboard/swps/categories/create                                | staff      | resource-categories.create | Safe work procedures categories: create
swps-categories-edit                     | /dashboard/swps/categories/edit/:id                              | staff      | resource-categories.edit | Safe work procedures categories: edit
swps-categories-deleted                  | /dashboard/swps/categories/deleted                               | staff      | resource-categories.archive,resource-categories.restore,resource-categories.delete | Safe work procedures categories: archived, with restore and permanent delete
orientation                              | /dashboard/orientation                                           | staff      | resources.view | Orientation: list
orientation-create                       | /dashboard/orientation/create                                    | staff      | resources.create | Orientation: create
orientation-edit                         | /dashboard/orientation/edit/:id                                  | staff      | resources.edit | Orientation: edit
orientation-deleted                      | /dashboard/orientation/deleted                                   | staff      | resources.archive,resources.restore,resources.delete | Orientation: archived, with restore and permanent delete
orientation-upload                       | /dashboard/orientation/upload                                    | staff      | resources.create | Orientation: upload files, many at once
orientation-categories                   | /dashboard/orientation/categories                                | staff      | resource-categories.view | Orientation categories: list
orientation-categories-create            | /dashboard/orientation/categories/create                         | staff      | resource-categories.create | Orientation categories: create
orientation-categories-edit              | /dashboard/orientation/categories/edit/:id                       | staff      | resource-categories.edit | Orientation categories: edit
orientation-categories-deleted           | /dashboard/orientation/categories/deleted                        | staff      | resource-categories.archive,resource-categories.restore,resource-categories.delete | Orientation categories: archived, with restore and permanent delete
import-resources                         | /dashboard/resources/importResources/:type                       | staff      | resources.create | Import resources of one type from the provider library or a spreadsheet
custom-resource-types                    | /dashboard/custom-resource-types                                 | staff      | resources.view | Custom resource types: list
custom-resource-types-deleted            | /dashboard/custom-resource-types/deleted                         | staff      | resources.archive,resources.restore,resources.delete | Custom resource types: archived, with restore and permanent delete
custom-resource-types-create             | /dashboard/custom-resource-types/create                          | staff      | resources.create | Custom resource types: create
custom-resource-types-edit               | /dashboard/custom-resource-types/edit/:id                        | staff      | resources.edit | Custom resource types: edit
custom-resources                         | /dashboard/custom-resources/:typeId                              | staff      | resources.view | Custom resources of one type: list
custom-resources-deleted                 | /dashboard/custom-resources/:typeId/deleted                      | staff      | resources.archive,resources.restore,resources.delete | Custom resources: archived
custom-resources-create                  | /dashboard/custom-resources/:typeId/create                       | staff      | resources.create | Custom resource: create
custom-resources-edit                    | /dashboard/custom-resources/:typeId/edit/:id                     | staff      | resources.edit | Custom resource: edit
custom-categories                        | /dashboard/custom-resources/:typeId/categories                   | staff      | resource-categories.view | Custom categories: list
custom-categories-deleted                | /dashboard/custom-resources/:typeId/categories/deleted           | staff      | resource-categories.archive | Custom categories: archived
custom-categories-create                 | /dashboard/custom-resources/:typeId/categories/create            | staff      | resource-categories.create | Custom categories: create
custom-categories-edit                   | /dashboard/custom-resources/:typeId/categories/edit/:id          | staff      | resource-categories.edit | Custom categories: edit
toolbox-talks                            | /dashboard/toolbox-talks                                         | staff      | toolbox-talks.view | Toolbox talks: list
toolbox-talks-deleted                    | /dashboard/toolbox-talks/deleted                                 | staff      | toolbox-talks.archive,toolbox-talks.restore,toolbox-talks.delete | Toolbox talks: archived, with restore and permanent delete
toolbox-talks-create                     | /dashboard/toolbox-talks/create                                  | staff      | toolbox-talks.create | Toolbox talks: create
toolbox-talks-edit                       | /dashboard/toolbox-talks/edit/:id                                | staff      | toolbox-talks.edit | Toolbox talks: edit
toolbox-talk-categories                  | /dashboard/toolbox-talks/categories                              | staff      | toolbox-talk-categories.view | Toolbox talk categories: list
toolbox-talk-categories-deleted          | /dashboard/toolbox-talks/categories/deleted                      | staff      | toolbox-talk-categories.archive,toolbox-talk-categories.restore,toolbox-talk-categories.delete | Toolbox talk categories: archived, with restore and permanent delete
toolbox-talk-categories-create           | /dashboard/toolbox-talks/categories/create                       | staff      | toolbox-talk-categories.create | Toolbox talk categories: create
toolbox-talk-categories-edit             | /dashboard/toolbox-talks/categories/edit/:id                     | staff      | toolbox-talk-categories.edit | Toolbox talk categories: edit
safety-alerts                            | /dashboard/safety-alerts                                         | staff      | safety-alerts.view | Safety alerts: list
safety-alerts-deleted                    | /dashboard/safety-alerts/deleted                                 | staff      | safety-alerts.archive,safety-alerts.restore,safety-alerts.delete | Safety alerts: archived, with restore and permanent delete
safety-alerts-create                     | /dashboard/safety-alerts/create                                  | staff      | safety-alerts.create | Safety alerts: create
safety-alerts-edit                       | /dashboard/safety-alerts/edit/:id                                | staff      | safety-alerts.edit | Safety alerts: edit
probability-ratings                      | /dashboard/probability-ratings                                   | staff      | risk-probability.view | Probability ratings
probability-ratings-edit                 | /dashboard/probability-ratings/edit/:id                          | staff      | risk-probability.edit | Probability ratings: edit
severity-ratings                         | /dashboard/severity-ratings                                      | staff      | risk-severity.view | Severity ratings
severity-ratings-edit                    | /dashboard/severity-ratings/edit/:id                             | staff      | risk-severity.edit | Severity ratings: edit
training-matrix                          | /dashboard/training-matrix                                       | staff      | training-matrix.view | People against trainings, with expiry colours and export
first-aiders-training-matrix             | /dashboard/first-aiders-training-matrix                          | staff      | training-matrix.view | The same for first aiders
training                                 | /dashboard/training                                              | staff      | training.view | Trainings: list
training-deleted                         | /dashboard/training/deleted                                      | staff      | training.archive,training.restore,training.delete | Trainings: archived, with restore and permanent delete
training-create                          | /dashboard/training/create                                       | staff      | training.create | Trainings: create
training-edit                            | /dashboard/training/edit/:id                                     | staff      | training.edit | Trainings: edit
users-trainings                          | /dashboard/users-trainings/:id                                   | staff      | training.view | Trainings of one user
users-trainings-create                   | /dashboard/users-trainings/:id/create                            | staff      | training.create | Record a training
users-trainings-edit                     | /dashboard/users-trainings/:id/edit/:trainingId                  | staff      | training.edit | Edit a record
users-trainings-deleted                  | /dashboard/users-trainings/:id/deleted                           | staff      | training.archive | Archived records
hs-manager-trainings                     | /dashboard/hs-manager-trainings                                  | staff      | training.view | Trainings of the HS managers
incident-types                           | /dashboard/incident-types                                        | staff      | incident-types.view | Incident types: list
incident-types-deleted                   | /dashboard/incident-types/deleted                                | staff      | incident-types.archive,incident-types.restore,incident-types.delete | Incident types: archived, with restore and permanent delete
incident-types-create                    | /dashboard/incident-types/create                                 | staff      | incident-types.create | Incident types: create
incident-types-edit                      | /dashboard/incident-types/edit/:id                               | staff      | incident-types.edit | Incident types: edit
incident-types-sublists                  | /dashboard/incident-types/:id/sublists                           | staff      | incident-types.view | Incident types: sublists and their items
incident-types-sublists-create           | /dashboard/incident-types/:id/sublists/create                    | staff      | incident-types.create | Incident types: create a sublist
incident-types-sublists-edit             | /dashboard/incident-types/:id/sublists/edit/:sublistId           | staff      | incident-types.edit | Incident types: edit a sublist
incident-types-sublists-deleted          | /dashboard/incident-types/:id/sublists/deleted                   | staff      | incident-types.archive | Incident types: archived sublists
incident-types-reusable-edit             | /dashboard/incident-types/reusable/edit/:id                      | staff      | incident-types.edit | Incident types: edit a reusable list
incident-reasons                         | /dashboard/incident-reasons                                      | staff      | incident-reasons.view | Incident reasons: list
incident-reasons-deleted                 | /dashboard/incident-reasons/deleted                              | staff      | incident-reasons.archive,incident-reasons.restore,incident-reasons.delete | Incident reasons: archived, with restore and permanent delete
incident-reasons-create                  | /dashboard/incident-reasons/create                               | staff      | incident-reasons.create | Incident reasons: create
incident-reasons-edit                    | /dashboard/incident-reasons/edit/:id                             | staff      | incident-reasons.edit | Incident reasons: edit
incident-reasons-sublists                | /dashboard/incident-reasons/:id/sublists                         | staff      | incident-reasons.view | Incident reasons: sublists and their items
incident-reasons-sublists-create         | /dashboard/incident-reasons/:id/sublists/create                  | staff      | incident-reasons.create | Incident reasons: create a sublist
incident-reasons-sublists-edit           | /dashboard/incident-reasons/:id/sublists/edit/:sublistId         | staff      | incident-reasons.edit | Incident reasons: edit a sublist
incident-reasons-sublists-deleted        | /dashboard/incident-reasons/:id/sublists/deleted                 | staff      | incident-reasons.archive | Incident reasons: archived sublists
incident-reasons-reusable-edit           | /dashboard/incident-reasons/reusable/edit/:id                    | staff      | incident-reasons.edit | Incident reasons: edit a reusable list
projects                                 | /dashboard/projects                                              | staff      | projects.view | Projects: list
projects-completed                       | /dashboard/projects/completed                                    | staff      | projects.view | Projects: completed
projects-deleted                         | /dashboard/projects/deleted                                      | staff      | projects.archive,projects.restore,projects.delete | Projects: archived, with restore and permanent delete
projects-create                          | /dashboard/projects/create                                       | staff      | projects.create | Projects: create
projects-edit                            | /dashboard/projects/edit/:id                                     | staff      | projects.edit | Projects: edit
teams                                    | /dashboard/teams                                                 | staff      | teams.view | Teams: list
teams-completed                          | /dashboard/teams/completed                                       | staff      | teams.view | Teams: completed
teams-deleted                            | /dashboard/teams/deleted                                         | staff      | teams.archive,teams.restore,teams.delete | Teams: archived, with restore and permanent delete
teams-create                             | /dashboard/teams/create                                          | staff      | teams.create | Teams: create
teams-edit                               | /dashboard/teams/edit/:id                                        | staff      | teams.edit | Teams: edit
projects-workers                         | /dashboard/projects/:id/workers                                  | staff      | projects.add-workers | Add workers
projects-assets                          | /dashboard/projects/:id/assets                                   | staff      | projects.add-assets | Add assets
projects-clients                         | /dashboard/projects/:id/clients                                  | staff      | projects.add-clients | Add clients
projects-tracker                         | /dashboard/projects/:id/tracker                                  | staff      | projects.submission-tracker | Which forms were submitted on which day
projects-rain-days                       | /dashboard/projects/:id/rain-days                                | staff      | manage-rain-days | Rain days, which excuse the day in the tracker
teams-workers                            | /dashboard/teams/:id/workers                                     | staff      | teams.add-workers | Add workers
teams-assets                             | /dashboard/teams/:id/assets                                      | staff      | teams.add-assets | Add assets
teams-clients                            | /dashboard/teams/:id/clients                                     | staff      | teams.add-clients | Add clients
teams-tracker                            | /dashboard/teams/:id/tracker                                     | staff      | teams.submission-tracker | Which forms were submitted on which day
teams-rain-days                          | /dashboard/teams/:id/rain-days                                   | staff      | manage-rain-days | Rain days, which excuse the day in the tracker
asset-types                              | /dashboard/asset-types                                           | staff      | asset-types.view | Asset types: list
asset-types-create                       | /dashboard/asset-types/create                                    | staff      | asset-types.create | Asset types: create
asset-types-edit                         | /dashboard/asset-types/edit/:id                                  | staff      | asset-types.edit | Asset types: edit
asset-types-deleted                      | /dashboard/asset-types/deleted                                   | staff      | asset-types.archive,asset-types.restore,asset-types.delete | Asset types: archived, with restore and permanent delete
inventory                                | /dashboard/assets/inventory/:id                                  | staff      | assets.view | Assets of one type (id of the asset type)
inventory-deleted                        | /dashboard/assets/inventory/:id/deleted                          | staff      | assets.archive | Archived assets
inventory-create                         | /dashboard/assets/:assettypeid/inventory/create                  | staff      | assets.create | Asset: create
inventory-edit                           | /dashboard/assets/inventory/edit/:id                             | staff      | assets.edit | Asset: edit
inventory-export                         | /dashboard/assets/inventory/:id/export                           | staff      | assets.view | Export
locations                                | /dashboard/locations                                             | staff      | locations.view | Locations: list
locations-create                         | /dashboard/locations/create                                      | staff      | locations.create | Locations: create
locations-edit                           | /dashboard/locations/edit/:id                                    | staff      | locations.edit | Locations: edit
locations-deleted                        | /dashboard/locations/deleted                                     | staff      | locations.archive,locations.restore,locations.delete | Locations: archived, with restore and permanent delete
locations-export                         | /dashboard/locations/export                                      | staff      | locations.view | Locations: download as CSV, XLSX or PDF
chemicals                                | /dashboard/chemicals                                             | staff      | chemicals.view | Chemicals: list
chemicals-create                         | /dashboard/chemicals/create                                      | staff      | chemicals.create | Chemicals: create
chemicals-edit                           | /dashboard/chemicals/edit/:id                                    | staff      | chemicals.edit | Chemicals: edit
chemicals-deleted                        | /dashboard/chemicals/deleted                                     | staff      | chemicals.archive,chemicals.restore,chemicals.delete | Chemicals: archived, with restore and permanent delete
chemicals-export                         | /dashboard/chemicals/export                                      | staff      | chemicals.view | Chemicals: download as CSV, XLSX or PDF
chemicals-import                         | /dashboard/chemicals/import                                      | staff      | chemicals.create | Chemicals: import from a spreadsheet with a preview
operations                               | /dashboard/operations                                            | staff      | operations.view | Operations: list
operations-deleted                       | /dashboard/operations/deleted                                    | staff      | operations.archive,operations.restore,operations.delete | Operations: archived, with restore and permanent delete
operations-create                        | /dashboard/operations/create                                     | staff      | operations.create | Operations: create
operations-edit                          | /dashboard/operations/edit/:id                                   | staff      | operations.edit | Operations: edit
operation-roles                          | /dashboard/operation-roles                                       | staff      | operations.view | Operation roles: list
operation-roles-deleted                  | /dashboard/operation-roles/deleted                               | staff      | operations.archive,operations.restore,operations.delete | Operation roles: archived, with restore and permanent delete
operation-roles-create                   | /dashboard/operation-roles/create                                | staff      | operations.create | Operation roles: create
operation-roles-edit                     | /dashboard/operation-roles/edit/:id                              | staff      | operations.edit | Operation roles: edit
operation-roles-training-report          | /dashboard/operation-roles/training-report                       | staff      | operations.view | Who in each role misses which training
forms                                    | /dashboard/forms                                                 | staff      | forms.view | Forms: list
forms-deleted                            | /dashboard/forms/deleted                                         | staff      | forms.archive,forms.restore,forms.delete | Forms: archived
forms-create                             | /dashboard/forms/create                                          | staff      | forms.create | Form builder: new
forms-edit                               | /dashboard/forms/edit/:id                                        | staff      | forms.edit | Form builder
forms-default                            | /dashboard/forms/default                                         | staff      | form-defaults.view | Default forms of the provider: preview and adopt
forms-sorting                            | /dashboard/forms/sorting                                         | staff      | form-order.edit | Order of forms
form-categories                          | /dashboard/forms/categories                                      | staff      | form-categories.view | Form categories: list
form-categories-create                   | /dashboard/forms/categories/create                               | staff      | form-categories.create | Form categories: create
form-categories-edit                     | /dashboard/forms/categories/edit/:id                             | staff      | form-categories.edit | Form categories: edit
form-categories-order                    | /dashboard/forms/categories/order                                | staff      | form-categories.edit | Order of categories
form-categories-archived                 | /dashboard/forms/categories/archived                             | staff      | form-categories.archive,form-categories.restore,form-categories.delete | Archived categories
submissions-create                       | /dashboard/submissions/create/:id                                | staff      | submissions.create | Fill a form (id of the form)
submissions-edit                         | /dashboard/submissions/edit/:id                                  | staff      | submissions.edit,submissions.review,submissions.view | Edit, sign, review a submission
submissions-unsigned                     | /dashboard/submissions/unsigned                                  | staff      | submissions.view-unsigned | Waiting for signatures
submissions-previous-unsigned            | /dashboard/submissions/previous-unsigned                         | staff      | submissions.view-unsigned | Still unsigned from before today
submissions-signed                       | /dashboard/submissions/signed                                    | staff      | submissions.view-signed | Signed
submissions-all-company                  | /dashboard/submissions/all-company                               | staff      | submissions.view-all | All of the company
submissions-trade-contractor             | /dashboard/submissions/trade-contractor                          | staff      | submissions.view-trade-contractor | From trade contractors
all-submissions                          | /dashboard/all-submissions                                       | staff      | submissions.view-all | Everything, with bulk download and e-mail
form-reports                             | /dashboard/submissions/form-reports                              | staff      | submissions.view-all | Answers of one form as a table and charts
forms-submitted                          | /dashboard/submissions/forms-submitted                           | staff      | submissions.view-all | Counts per form, person, project
deficiencies-record                      | /dashboard/deficiency-registry/record/:id                        | staff      | submissions.deficiency-registry | Deficiencies: record
deficiency-incident                      | /dashboard/deficiency-incident                                   | staff      | submissions.deficiency-registry | Deficiencies that became incidents
deficiency-registry                      | /dashboard/deficiency-registry                                   | staff      | submissions.deficiency-registry | Failed items with their corrective actions
employee-participation                   | /dashboard/employee-participation                                | staff      | reports.employee-participation | Who takes part, by period
hazards                                  | /dashboard/hazards                                               | staff      | hazards.view | Hazards: list
hazards-sorting                          | /dashboard/hazards/sorting                                       | staff      | hazards.reorder | Hazards: drag to order
hazards-create                           | /dashboard/hazards/create                                        | staff      | hazards.create | Hazards: create
hazards-edit                             | /dashboard/hazards/edit/:id                                      | staff      | hazards.edit | Hazards: edit
hazards-deleted                          | /dashboard/hazards/deleted                                       | staff      | hazards.archive,hazards.restore,hazards.delete | Hazards: archived, with restore and permanent delete
hazard-categories                        | /dashboard/hazards/categories                                    | staff      | hazards.view | Hazard categories: list
hazard-categories-create                 | /dashboard/hazards/categories/create                             | staff      | hazards.create | Hazard categories: create
hazard-categories-edit                   | /dashboard/hazards/categories/edit/:id                           | staff      | hazards.edit | Hazard categories: edit
hazard-categories-deleted                | /dashboard/hazards/categories/deleted                            | staff      | hazards.archive,hazards.restore,hazards.delete | Hazard categories: archived, with restore and permanent delete
hazards-analytics                        | /dashboard/hazards/analytics                                     | staff      | reports.hazard | Risk matrix and trends
safety-boards                            | /dashboard/safety-boards                                         | staff      | safety-boards.view | Safety boards: list
safety-boards-create                     | /dashboard/safety-boards/create                                  | staff      | safety-boards.create | Safety boards: create
safety-boards-edit                       | /dashboard/safety-boards/edit/:id                                | staff      | safety-boards.edit | Safety boards: edit
analytics-report                         | /dashboard/analytics-report                                      | staff      | reports.incident | Analytics: Overview
analytics-incident                       | /dashboard/analytics/incident                                    | staff      | reports.incident | Analytics: Incidents: rates and trends
analytics-incident-reasons               | /dashboard/analytics/incident-reasons                            | staff      | reports.incident | Analytics: Incident reasons
analytics-toolbox                        | /dashboard/analytics/toolbox                                     | staff      | reports.toolbox | Analytics: Toolbox talks
analytics-compliance                     | /dashboard/analytics/compliance                                  | staff      | reports.incident | Analytics: Compliance: expected against done
analytics-failed-items                   | /dashboard/analytics/failed-items                                | staff      | reports.failed-items | Analytics: Failed items
rules                                    | /dashboard/rules                                                 | staff      | rules.view | Every rule of law in force, with citation, certainty and a calculator for each
users                                    | /dashboard/users                                                 | staff      | users.view | Users: list
users-deleted                            | /dashboard/users/deleted                                         | staff      | users.archive,users.restore,users.delete | Users: archived, with restore and permanent delete
users-create                             | /dashboard/users/create                                          | staff      | users.create | Users: create
users-edit                               | /dashboard/users/edit/:id                                        | staff      | users.edit | Users: edit
users-invite-upload                      | /dashboard/users/invite-upload                                   | staff      | users.create | Invite many from a spreadsheet
users-role-permissions                   | /dashboard/users/role-permissions/:id                            | staff      | users.edit | Permission template and extra grants of one user
users-custom-fields                      | /dashboard/users/custom-fields                                   | staff      | users.edit | Custom user fields
my-account                               | /dashboard/my-account                                            | staff      | - | Own profile, password, two-factor, sessions, signature; open to any logged-in user
changes                                  | /dashboard/changes                                               | staff      | users.view | Change log: who changed what, when, before and after
task-management                          | /dashboard/task-management                                       | staff      | task-management.view | Tasks board and calendar
new-tasks                                | /dashboard/new-tasks                                             | staff      | task-management.create | New tasks
clients                                  | /dashboard/clients                                               | staff      | clients.view | Clients: list
clients-deleted                          | /dashboard/clients/deleted                                       | staff      | clients.archive,clients.restore,clients.delete | Clients: archived, with restore and permanent delete
clients-create                           | /dashboard/clients/create                                        | staff      | clients.create | Clients: create
clients-edit                             | /dashboard/clients/edit/:id                                      | staff      | clients.edit | Clients: edit
client-contacts-create                   | /dashboard/clients/:client_id/contacts/create                    | staff      | clients.create | Contact: create
client-contacts-edit                     | /dashboard/clients/contacts/edit/:id                             | staff      | clients.edit | Contact: edit
trade-contractors                        | /dashboard/trade-contractors                                     | staff      | trade-contractors.view | Trade contractors: list
trade-contractors-deleted                | /dashboard/trade-contractors/deleted                             | staff      | trade-contractors.archive,trade-contractors.restore,trade-contractors.delete | Trade contractors: archived, with restore and permanent delete
trade-contractors-create                 | /dashboard/trade-contractors/create                              | staff      | trade-contractors.create | Trade contractors: create
trade-contractors-edit                   | /dashboard/trade-contractors/edit/:id                            | staff      | trade-contractors.edit | Trade contractors: edit
tc-contacts-create                       | /dashboard/trade-contractors/:id/contacts/create                 | staff      | trade-contractors.create | Contact: create
tc-contacts-edit                         | /dashboard/trade-contractors/contacts/edit/:id                   | staff      | trade-contractors.edit | Contact: edit
tc-forms-create                          | /dashboard/trade-contractors/:id/forms/create                    | staff      | trade-contractors.create | Form for one contractor: create
tc-forms-edit                            | /dashboard/trade-contractors/forms/edit/:id                      | staff      | trade-contractors.edit | Form for one contractor: edit
tc-forms-deleted                         | /dashboard/trade-contractors/deleted-forms/:id                   | staff      | trade-contractors.archive | Archived contractor forms
tc-forms-add                             | /dashboard/trade-contractors/add-tc-forms/:id                    | staff      | trade-contractors.edit | Add forms to a contractor, with due rules
tc-default-forms                         | /dashboard/trade-contractors/default-forms/:id                   | staff      | trade-contractors-default.view | Default list of contractor forms
to-dos                                   | /dashboard/to-dos                                                | staff      | to-dos.view | To-do items: list
to-dos-create                            | /dashboard/to-dos/create                                         | staff      | to-dos.create | To-do items: create
to-dos-edit                              | /dashboard/to-dos/edit/:id                                       | staff      | to-dos.edit | To-do items: edit
emergency-contacts                       | /dashboard/emergency-contacts                                    | staff      | emergency-contacts.view | Emergency contacts: list
emergency-contacts-deleted               | /dashboard/emergency-contacts/deleted                            | staff      | emergency-contacts.archive,emergency-contacts.restore,emergency-contacts.delete | Emergency contacts: archived, with restore and permanent delete
emergency-contacts-create                | /dashboard/emergency-contacts/create                             | staff      | emergency-contacts.create | Emergency contacts: create
emergency-contacts-edit                  | /dashboard/emergency-contacts/edit/:id                           | staff      | emergency-contacts.edit | Emergency contacts: edit
list-categories                          | /dashboard/list-categories                                       | staff      | resources.view | List categories: list
list-categories-create                   | /dashboard/list-categories/create                                | staff      | resources.create | List categories: create
list-categories-edit                     | /dashboard/list-categories/edit/:id                              | staff      | resources.edit | List categories: edit
list-categories-deleted                  | /dashboard/list-categories/deleted                               | staff      | resources.archive,resources.restore,resources.delete | List categories: archived, with restore and permanent delete
lists                                    | /dashboard/list-categories/:id/lists                             | staff      | resources.view | Lists of one category and their items
roles-template                           | /dashboard/roles-template                                        | staff      | permission-templates.view | Permission templates
roles-template-accounts                  | /dashboard/roles-template/templates/accounts/:id                 | staff      | permission-templates.view | Accounts on a template
roles-template-edit                      | /dashboard/roles-template/edit/:id                               | staff      | permission-templates.edit | Edit a template
roles-template-create                    | /dashboard/roles-template/create                                 | staff      | permission-templates.create | Create a template
roles-template-deleted                   | /dashboard/roles-template/deleted                                | staff      | permission-templates.archive | Archived templates
file-upload                              | /dashboard/upload                                                | staff      | resources.create | File upload screen
admin-dashboard                          | /admin-dashboard                                                 | admin      | - | Back office home
admin-companies                          | /admin-dashboard/companies                                       | admin      | - | Companies
admin-companies-create                   | /admin-dashboard/companies/create                                | admin      | - | Company: create
admin-companies-edit                     | /admin-dashboard/companies/edit/:id                              | admin      | - | Company: edit, suspend, plan, limits
admin-account                            | /admin-dashboard/admin-account                                   | admin      | - | Own account
admin-requests                           | /admin-dashboard/requests                                        | admin      | - | Trial, demo and contact requests
admin-templates                          | /admin-dashboard/templates                                       | admin      | - | Provider library: default forms and resources
admin-roles                              | /admin-dashboard/roles                                           | admin      | - | Default permission templates
backend                                  | /backend/*                                                       | admin      | - | Route group: admin only, leads to /admin-dashboard
contractors-projects                     | /contractors/projects                                            | contractor | - | Projects of the contractor
contractors-project                      | /contractors/projects/:id/:name                                  | contractor | - | One project: tab forms (default)
contractors-project-completed            | /contractors/projects/:id/:name/completed                        | contractor | - | Tab completed
contractors-project-outstanding          | /contractors/projects/:id/:name/outstanding                      | contractor | - | Tab outstanding
contractors-past-due                     | /contractors/projects/:id/:project/past-due                      | contractor | - | Past-due forms
contractors-my-account                   | /contractors/my-account                                          | contractor | - | Own account
contractors-logout                       | /contractors/logout                                              | contractor | - | Signs out
`
