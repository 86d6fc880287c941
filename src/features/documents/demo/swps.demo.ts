import { declaration, steps, text } from '../../../kit/writing/short-parts.ts'
import { swpsCategories } from '../categories/swps-categories.register.ts'
import { swps } from '../kinds/swps.register.ts'

export const swpCategoriesDemo = {
  register: swpsCategories,
  rows: [
    { name: 'Working at heights', description: 'Ladders, scaffolds, lifts and edges.' },
    { name: 'Tools and equipment', description: 'Hand tools, power tools, machines.' },
    { name: 'Ground', description: 'Trenches and excavations.' },
  ],
}

const read = declaration(
  'I have read this procedure, I understand it, and I will work by it.',
  'J’ai lu cette procédure, je la comprends et je travaillerai selon elle.',
)

export const swpsDemo = {
  register: swps,
  rows: [
    {
      title: 'Using a portable ladder',
      number: 'SWP-01',
      category: 'Working at heights',
      owner: 'Maya Okafor',
      review_months: 24,
      legislation: 'House practice.',
      hazards: ['Fall from a ladder'],
      protection: 'Hard hat, safety boots, gloves that grip.',
      emergency: 'Do not move somebody who fell. Call 911, then the supervisor.',
      content: [
        text(
          'For short work that a lift or a scaffold is not the better way to do.',
          'Pour un travail court qu’une plateforme ou un échafaudage ne permet pas de mieux faire.',
        ),
        steps(
          [
            'Look the ladder over | A rung or a foot gives way | Check rails, rungs, feet and locks; tag a damaged ladder and take it away',
            'Inspecter l’échelle | Un barreau ou un pied cède | Vérifier les montants, les barreaux, les pieds et les verrous; étiqueter et retirer l’échelle endommagée',
          ],
          [
            'Set it up | It slides or tips | Firm, level ground; one foot out for every four up; three rungs above the landing; tied off',
            'L’installer | Elle glisse ou bascule | Sol ferme et de niveau; un pied de recul pour quatre de hauteur; trois barreaux au-dessus du palier; attachée',
          ],
          [
            'Climb and work | A fall; a dropped tool | Three points of contact; belt buckle between the rails; tools in a belt or hoisted',
            'Monter et travailler | Chute; outil échappé | Trois points d’appui; boucle de ceinture entre les montants; outils à la ceinture ou hissés',
          ],
        ),
        read,
      ],
    },
    {
      title: 'Entering a trench',
      number: 'SWP-02',
      category: 'Ground',
      owner: 'Maya Okafor',
      review_months: 12,
      legislation: 'House practice.',
      hazards: ['Collapse of a trench'],
      protection: 'Hard hat, high-visibility vest, safety boots.',
      emergency: 'Nobody goes in to dig somebody out. Call 911, keep machines still.',
      content: [
        steps(
          [
            'Before anyone goes in | Walls cave in; a buried line is struck | Locates on site; soil typed; sloped, shored or a trench box in place; inspected today and after rain',
            'Avant que quiconque descende | Effondrement; conduite enfouie heurtée | Localisations sur place; sol classé; parois inclinées, étayées ou caisson; inspection du jour et après la pluie',
          ],
          [
            'Go in and out | No quick way out | A ladder within reach, at most 8 metres away; nobody alone',
            'Descendre et remonter | Pas de sortie rapide | Une échelle à portée, à 8 mètres au plus; personne seul',
          ],
          [
            'Work inside | Soil or a load falls in | Spoil and machines back from the edge; nobody under a load; out when water comes in',
            'Travailler à l’intérieur | Chute de terre ou de charge | Déblais et machines loin du bord; personne sous une charge; sortir si l’eau monte',
          ],
        ),
        read,
      ],
    },
    {
      title: 'Using an angle grinder',
      number: 'SWP-03',
      category: 'Tools and equipment',
      owner: 'Maya Okafor',
      review_months: 24,
      legislation: 'House practice.',
      protection: 'Face shield over safety glasses, hearing protection, gloves, no loose clothing.',
      content: [
        steps(
          [
            'Prepare | The disc bursts | Right disc for material and speed; guard on; cord and switch sound; ring-test the disc',
            'Préparer | Le disque éclate | Disque adapté au matériau et à la vitesse; protecteur en place; cordon et interrupteur en bon état; essai au son',
          ],
          [
            'Grind or cut | Kickback, sparks, dust | Both hands; work clamped; sparks away from people and fuel; fire watch where needed; dust drawn off or wetted',
            'Meuler ou couper | Rebond, étincelles, poussière | Deux mains; pièce fixée; étincelles loin des gens et des combustibles; surveillance d’incendie au besoin; poussière aspirée ou mouillée',
          ],
          [
            'Finish | The disc still turns | Wait until it stands; unplug before the disc is changed',
            'Terminer | Le disque tourne encore | Attendre l’arrêt complet; débrancher avant de changer le disque',
          ],
        ),
        read,
      ],
    },
  ],
}
