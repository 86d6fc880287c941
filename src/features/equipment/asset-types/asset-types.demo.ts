import { assetTypes } from './asset-types.register.ts'

/** What assets of a type hold values by. */
export const ownFields = {
  liftReach: '0194a000-0000-7000-8000-000000000001',
  liftPower: '0194a000-0000-7000-8000-000000000002',
  forkCapacity: '0194a000-0000-7000-8000-000000000003',
  ladderLength: '0194a000-0000-7000-8000-000000000004',
  ladderGrade: '0194a000-0000-7000-8000-000000000005',
  plate: '0194a000-0000-7000-8000-000000000006',
  extinguisherClass: '0194a000-0000-7000-8000-000000000007',
  calibratedOn: '0194a000-0000-7000-8000-000000000008',
  gases: '0194a000-0000-7000-8000-000000000009',
} as const

export const assetTypesDemo = {
  register: assetTypes,
  rows: [
    {
      name: 'Elevating work platform',
      category: 'access',
      icon: 'forklift',
      competency: 'Working at heights and MEWP operator ticket, with a site familiarisation.',
      trainings: ['Elevating work platform operator'],
      documents_required: ['annual_certificate', 'log_book', 'manual'],
      custom_fields: [
        { id: ownFields.liftReach, label: 'Working height (m)', kind: 'number', required: true },
        {
          id: ownFields.liftPower,
          label: 'Power',
          kind: 'choice',
          options: 'Battery\nDiesel\nPropane',
        },
      ],
    },
    {
      name: 'Forklift and telehandler',
      category: 'heavy',
      icon: 'forklift',
      competency: 'Lift-truck operator certificate for the class, renewed every three years.',
      documents_required: ['annual_certificate', 'log_book', 'manual'],
      custom_fields: [{ id: ownFields.forkCapacity, label: 'Capacity (kg)', kind: 'number' }],
    },
    {
      name: 'Mobile crane',
      category: 'lifting',
      icon: 'crane',
      competency: 'Hoisting engineer, mobile crane branch 1 or 2, with a certificate in hand.',
      documents_required: ['annual_certificate', 'log_book', 'manual', 'engineer_drawing'],
    },
    {
      name: 'Excavator and loader',
      category: 'heavy',
      icon: 'truck',
      competency: 'Heavy-equipment operator, signed off by the supervisor on the machine.',
      documents_required: ['log_book', 'manual'],
    },
    {
      name: 'Vehicle',
      category: 'vehicles',
      icon: 'truck',
      competency: 'A licence of the class of the vehicle.',
      documents_required: ['registration', 'insurance'],
      custom_fields: [
        { id: ownFields.plate, label: 'Licence plate', kind: 'text', required: true },
      ],
    },
    {
      name: 'Ladder',
      category: 'access',
      icon: 'ladder',
      competency: 'Working at heights.',
      custom_fields: [
        { id: ownFields.ladderLength, label: 'Length (ft)', kind: 'number' },
        {
          id: ownFields.ladderGrade,
          label: 'CSA grade',
          kind: 'choice',
          options: 'Grade 1\nGrade 1A\nGrade 1AA',
        },
      ],
    },
    {
      name: 'Full-body harness',
      category: 'fall_protection',
      icon: 'harness',
      competency: 'Working at heights. Inspected by the wearer before each use.',
    },
    {
      name: 'Lanyard',
      category: 'fall_protection',
      icon: 'harness',
      tracking: 'quantity',
      competency: 'Working at heights.',
    },
    {
      name: 'Generator and temporary power',
      category: 'electrical',
      icon: 'plug',
      competency: 'Connected by a licensed electrician.',
      documents_required: ['manual'],
    },
    {
      name: 'Fire extinguisher',
      category: 'emergency',
      icon: 'extinguisher',
      documents_required: ['annual_certificate'],
      custom_fields: [
        {
          id: ownFields.extinguisherClass,
          label: 'Classes',
          kind: 'choices',
          options: 'A\nB\nC\nD\nK',
        },
      ],
    },
    { name: 'Defibrillator', category: 'emergency', icon: 'heart', documents_required: ['manual'] },
    {
      name: 'Gas detector',
      category: 'respiratory',
      icon: 'gauge',
      competency: 'Confined-space attendant or entrant. Bump-tested before each use.',
      documents_required: ['annual_certificate', 'manual'],
      custom_fields: [
        { id: ownFields.calibratedOn, label: 'Calibrated on', kind: 'date' },
        {
          id: ownFields.gases,
          label: 'Gases',
          kind: 'choices',
          options: 'O₂\nLEL\nH₂S\nCO',
        },
      ],
    },
    {
      name: 'Half-mask respirator',
      category: 'respiratory',
      icon: 'mask',
      tracking: 'quantity',
      lockout: false,
      competency: 'Fit-tested within two years for the same model and size.',
    },
    {
      name: 'Demolition and cut-off tool',
      category: 'tools',
      icon: 'tool',
      competency: 'Shown by the supervisor. Water or extraction on concrete and masonry.',
      documents_required: ['manual'],
    },
  ],
}
