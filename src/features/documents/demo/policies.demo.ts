import { declaration, text } from '../../../kit/writing/short-parts.ts'
import { policiesCategories } from '../categories/policies-categories.register.ts'
import { policies } from '../kinds/policies.register.ts'

export const policyCategoriesDemo = {
  register: policiesCategories,
  rows: [
    { name: 'Health and safety', description: 'What keeps people safe at work.' },
    { name: 'People', description: 'How we treat each other.' },
  ],
}

const read = declaration(
  'I have read this policy, I understand it, and I will follow it.',
  'J’ai lu cette politique, je la comprends et je la respecterai.',
)

export const policiesDemo = {
  register: policies,
  rows: [
    {
      title: 'Health and safety policy',
      number: 'POL-01',
      category: 'Health and safety',
      owner: 'Maya Okafor',
      review_months: 12,
      legislation:
        'Occupational Health and Safety Act (Ontario), s. 25(2)(j): a written policy, reviewed at least once a year.',
      content: [
        text(
          'Northgate Builders wants everyone to go home as they came: unhurt and well.\n## What the company does\n- Plans each job so that it can be done safely, before it begins.\n- Gives people the training, equipment and time that safe work takes.\n- Puts right what is reported, and says what was done.\n## What supervisors do\n- Make sure that people work as the law and our procedures say.\n- Stop work that is not safe.\n## What everyone does\n- Works safely and wears what the job asks for.\n- Reports hazards, near misses and injuries at once.\n- Refuses work that they believe endangers them or someone else. No one is punished for that.',
          'Constructions Northgate veut que chaque personne rentre chez elle comme elle est venue : indemne et en santé.\n## Ce que fait l’entreprise\n- Elle planifie chaque travail pour qu’il puisse se faire en sécurité, avant qu’il commence.\n- Elle fournit la formation, l’équipement et le temps qu’exige un travail sécuritaire.\n- Elle corrige ce qui est signalé et dit ce qui a été fait.\n## Ce que font les superviseurs\n- Ils veillent à ce que le travail se fasse selon la loi et nos procédures.\n- Ils arrêtent le travail qui n’est pas sécuritaire.\n## Ce que chaque personne fait\n- Elle travaille en sécurité et porte ce que le travail exige.\n- Elle signale sans tarder les dangers, les quasi-accidents et les blessures.\n- Elle refuse un travail qu’elle croit dangereux pour elle ou pour une autre personne. Personne n’est puni pour cela.',
        ),
        read,
      ],
    },
    {
      title: 'Violence and harassment policy',
      number: 'POL-02',
      category: 'People',
      owner: 'Maya Okafor',
      review_months: 12,
      legislation: 'House practice.',
      content: [
        text(
          'Violence and harassment have no place at Northgate Builders, on site, in the office or online, from anyone: workers, supervisors, clients or visitors.\n## If it happens\n- If you are in danger, leave and call 911.\n- Tell your supervisor, or the health and safety manager if your supervisor is involved.\n- Write down what happened, when, and who saw it.\n## What we do then\n- We look into each report and keep it as confidential as we can.\n- We tell both people in writing what came of it.\n- No one is punished for a report made in good faith.',
          'La violence et le harcèlement n’ont pas leur place chez Constructions Northgate, au chantier, au bureau ou en ligne, de la part de qui que ce soit : personnel, superviseurs, clients ou visiteurs.\n## Si cela arrive\n- Si vous êtes en danger, partez et composez le 911.\n- Parlez-en à votre superviseur ou, s’il est en cause, à la personne responsable santé et sécurité.\n- Notez ce qui s’est passé, quand, et qui l’a vu.\n## Ce que nous faisons ensuite\n- Nous examinons chaque signalement et le gardons aussi confidentiel que possible.\n- Nous disons par écrit aux deux personnes ce qu’il en est advenu.\n- Personne n’est puni pour un signalement fait de bonne foi.',
        ),
        read,
      ],
    },
    {
      title: 'Fit for work',
      number: 'POL-03',
      category: 'People',
      owner: 'Maya Okafor',
      review_months: 24,
      legislation: 'House practice.',
      content: [
        text(
          'Nobody works while alcohol, drugs, medicine or tiredness keeps them from working safely.\n- Tell your supervisor before the shift if you are not fit, or take medicine that can make you drowsy.\n- Supervisors find other work, or a safe way home.\n- Help is there for those who ask for it.',
          'Personne ne travaille quand l’alcool, une drogue, un médicament ou la fatigue l’empêche de travailler en sécurité.\n- Avisez votre superviseur avant le quart si vous n’êtes pas en état de travailler, ou si vous prenez un médicament qui peut causer de la somnolence.\n- Le superviseur trouve un autre travail ou un retour sécuritaire à la maison.\n- De l’aide est offerte à qui la demande.',
        ),
        read,
      ],
    },
  ],
}
