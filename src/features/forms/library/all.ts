// The provider's default forms, in the order in which people look for them.
import aedQuarterly from './forms/aed-quarterly.json' with { type: 'json' }
import confinedSpacePermit from './forms/confined-space-permit.json' with { type: 'json' }
import cranePreUse from './forms/crane-pre-use.json' with { type: 'json' }
import ewpPreUse from './forms/ewp-pre-use.json' with { type: 'json' }
import excavationInspection from './forms/excavation-inspection.json' with { type: 'json' }
import fireExtinguisherMonthly from './forms/fire-extinguisher-monthly.json' with { type: 'json' }
import firstAidBox from './forms/first-aid-box.json' with { type: 'json' }
import firstAidRecord from './forms/first-aid-record.json' with { type: 'json' }
import flha from './forms/flha.json' with { type: 'json' }
import forkliftPreUse from './forms/forklift-pre-use.json' with { type: 'json' }
import harnessInspection from './forms/harness-inspection.json' with { type: 'json' }
import hotWorkPermit from './forms/hot-work-permit.json' with { type: 'json' }
import incidentReport from './forms/incident-report.json' with { type: 'json' }
import jha from './forms/jha.json' with { type: 'json' }
import jhscInspectionMonthly from './forms/jhsc-inspection-monthly.json' with { type: 'json' }
import ladderInspection from './forms/ladder-inspection.json' with { type: 'json' }
import lockout from './forms/lockout.json' with { type: 'json' }
import nearMiss from './forms/near-miss.json' with { type: 'json' }
import orientationChecklist from './forms/orientation-checklist.json' with { type: 'json' }
import ptp from './forms/ptp.json' with { type: 'json' }
import scaffoldInspection from './forms/scaffold-inspection.json' with { type: 'json' }
import siteInspectionWeekly from './forms/site-inspection-weekly.json' with { type: 'json' }
import tradeContractorPrequalification from './forms/trade-contractor-prequalification.json' with {
  type: 'json',
}
import vehiclePreTrip from './forms/vehicle-pre-trip.json' with { type: 'json' }
import washroomCleaning from './forms/washroom-cleaning.json' with { type: 'json' }
import type { WrittenForm } from './written.ts'

export const library: readonly WrittenForm[] = [
  siteInspectionWeekly,
  jhscInspectionMonthly,
  flha,
  jha,
  ptp,
  nearMiss,
  incidentReport,
  firstAidRecord,
  vehiclePreTrip,
  ewpPreUse,
  forkliftPreUse,
  cranePreUse,
  harnessInspection,
  ladderInspection,
  scaffoldInspection,
  excavationInspection,
  hotWorkPermit,
  confinedSpacePermit,
  lockout,
  fireExtinguisherMonthly,
  firstAidBox,
  aedQuarterly,
  washroomCleaning,
  orientationChecklist,
  tradeContractorPrequalification,
] as unknown as readonly WrittenForm[]
