import { newId } from '../../../kit/ids.ts'
import { declaration, text } from '../../../kit/writing/short-parts.ts'
import { orientationCategories } from '../categories/orientation-categories.register.ts'
import { orientation } from '../kinds/orientation.register.ts'

export const orientationCategoriesDemo = {
  register: orientationCategories,
  rows: [
    { name: 'People who work here', description: 'Our own people and those of contractors.' },
    { name: 'Visitors', description: 'People who come for some hours.' },
  ],
}

export const orientationDemo = {
  register: orientation,
  rows: [
    {
      title: 'Site orientation',
      number: 'ORI-01',
      category: 'People who work here',
      owner: 'Maya Okafor',
      whom: 'site',
      minutes: 20,
      given_by: ['self', 'group'],
      valid_for: 'months',
      valid_months: 12,
      evidence: [{ id: newId(), name: 'Your protective equipment' }],
      policies: ['Fit for work'],
      procedures: ['Using a portable ladder'],
      review_months: 12,
      legislation: 'House practice.',
      content: [
        text(
          '## Before you begin\n- Show your cards: working at heights, WHMIS, your trade.\n- Know your supervisor, the first aider and where you muster.\n- Wear a hard hat, safety boots, safety glasses and a high-visibility vest.\n## Every day\n- Talk through the job and its hazards with your crew before you start.\n- Keep walkways clear. Cover or fence each opening.\n- Report what is not safe. Stop if you are not sure.\n## You may\n- Know about hazards, take part in making work safe, and refuse work that endangers you.',
          '## Avant de commencer\n- Montrez vos cartes : travail en hauteur, SIMDUT, votre métier.\n- Sachez qui est votre superviseur, qui est secouriste et où se rassembler.\n- Portez casque, bottes, lunettes de sécurité et veste à haute visibilité.\n## Chaque jour\n- Discutez du travail et de ses dangers avec votre équipe avant de commencer.\n- Gardez les passages dégagés. Couvrez ou clôturez chaque ouverture.\n- Signalez ce qui n’est pas sécuritaire. Arrêtez en cas de doute.\n## Vous avez le droit\n- De connaître les dangers, de participer à la prévention et de refuser un travail dangereux.',
          '## Antes de empezar\n- Muestre sus tarjetas: trabajo en alturas, WHMIS, su oficio.\n- Sepa quién es su supervisor, quién da primeros auxilios y dónde reunirse.\n- Use casco, botas, lentes de seguridad y chaleco de alta visibilidad.\n## Cada día\n- Hable del trabajo y sus peligros con su cuadrilla antes de empezar.\n- Mantenga los pasos libres. Tape o cerque cada abertura.\n- Reporte lo que no es seguro. Pare si tiene duda.\n## Usted tiene derecho\n- A conocer los peligros, a participar en la prevención y a negarse a un trabajo peligroso.',
        ),
        declaration(
          'I have understood this orientation and will follow the rules of the site.',
          'J’ai compris cet accueil et je respecterai les règles du chantier.',
          'Entendí esta inducción y seguiré las reglas de la obra.',
        ),
      ],
    },
    {
      title: 'Visitor orientation',
      number: 'ORI-02',
      category: 'Visitors',
      owner: 'Maya Okafor',
      whom: 'visitor',
      minutes: 3,
      given_by: ['self'],
      valid_for: 'months',
      valid_months: 1,
      review_months: 12,
      legislation: 'House practice.',
      content: [
        text(
          '- Sign in and stay with the person you are visiting.\n- Wear the hard hat, vest, glasses and boots that you are given.\n- Walk on marked ways. Stay clear of machines and loads.\n- At the alarm, go to the muster point and wait to be counted.',
          '- Signez le registre et restez avec la personne que vous visitez.\n- Portez le casque, la veste, les lunettes et les bottes qu’on vous remet.\n- Marchez dans les passages balisés. Restez loin des machines et des charges.\n- À l’alarme, allez au point de rassemblement et attendez le décompte.',
          '- Regístrese y quédese con la persona que visita.\n- Use el casco, el chaleco, los lentes y las botas que le den.\n- Camine por los pasos marcados. Aléjese de máquinas y cargas.\n- Con la alarma, vaya al punto de reunión y espere a que lo cuenten.',
        ),
        declaration(
          'I will follow these rules while I am here.',
          'Je respecterai ces règles pendant ma visite.',
          'Seguiré estas reglas mientras esté aquí.',
        ),
      ],
    },
  ],
}
