// A year of alerts: three that have ended, one that is live, one that is being written.
import { text } from '../../../kit/writing/short-parts.ts'
import { safetyAlerts } from '../alerts/safety-alerts.register.ts'

export const safetyAlertsDemo = {
  register: safetyAlerts,
  rows: [
    {
      title: 'Framing nailers recalled: the trigger can stick',
      severity: 'caution',
      source: 'recall',
      acknowledge_hours: 48,
      content: [
        text(
          '## What happened\nThe maker recalls framing nailers of model FN-90: the trigger can stick, and the tool fires when it touches something.\n## What to do\n- Look at the plate on the handle. If it says FN-90, disconnect the hose.\n- Tag it out and bring it to the tool crib.\n- Use no tool whose trigger does not spring back.',
          '## Ce qui est arrivé\nLe fabricant rappelle les cloueuses FN-90 : la détente peut rester coincée et l’outil tire au contact.\n## Que faire\n- Regardez la plaque sur la poignée. Si elle indique FN-90, débranchez le boyau.\n- Étiquetez l’outil et rapportez-le au magasin.\n- N’utilisez aucun outil dont la détente ne revient pas.',
          '## Qué pasó\nEl fabricante retira las clavadoras FN-90: el gatillo puede trabarse y la herramienta dispara al tocar algo.\n## Qué hacer\n- Mire la placa en el mango. Si dice FN-90, desconecte la manguera.\n- Etiquétela y llévela al almacén.\n- No use ninguna herramienta cuyo gatillo no regrese.',
        ),
      ],
    },
    {
      title: 'Lightning near the sites: off the roofs and cranes',
      severity: 'stop_work',
      source: 'weather',
      acknowledge_hours: 1,
      content: [
        text(
          '## What happened\nLightning was seen within 10 km.\n## What to do\n- Leave roofs, scaffolds and cranes now. Lower the loads first.\n- Wait inside a building or a vehicle.\n- Go back 30 minutes after the last thunder, when your supervisor says so.',
          '## Ce qui est arrivé\nDes éclairs ont été vus à moins de 10 km.\n## Que faire\n- Quittez maintenant les toits, les échafaudages et les grues. Déposez d’abord les charges.\n- Attendez dans un bâtiment ou un véhicule.\n- Reprenez 30 minutes après le dernier coup de tonnerre, quand votre superviseur le dit.',
          '## Qué pasó\nSe vieron rayos a menos de 10 km.\n## Qué hacer\n- Deje ahora los techos, los andamios y las grúas. Baje primero las cargas.\n- Espere dentro de un edificio o un vehículo.\n- Regrese 30 minutos después del último trueno, cuando su supervisor lo diga.',
        ),
      ],
    },
    {
      title: 'A ladder slid: tie it off, every time',
      severity: 'info',
      source: 'near_miss',
      acknowledge_hours: 72,
      content: [
        text(
          '## What happened\nA ladder that was not tied off slid sideways. The worker caught the edge of the roof; nobody was hurt.\n## Why\nThe tie was taken off to move the ladder and not put back.\n## What to do\n- Tie the ladder off before you climb, also for a minute.\n- Whoever moves it ties it off again.',
          '## Ce qui est arrivé\nUne échelle non attachée a glissé de côté. Le travailleur s’est retenu au bord du toit; personne n’a été blessé.\n## Pourquoi\nL’attache avait été retirée pour déplacer l’échelle et pas remise.\n## Que faire\n- Attachez l’échelle avant de monter, même pour une minute.\n- La personne qui la déplace l’attache de nouveau.',
        ),
      ],
    },
    {
      title: 'The trench at the north side moved: stay 3 m away',
      severity: 'caution',
      source: 'near_miss',
      acknowledge_hours: 48,
      content: [
        text(
          '## What happened\nAfter the rain the wall of the trench at the north side cracked along 4 m. Nobody was inside.\n## Why\nSpoil lay too near to the edge, and water stood behind it.\n## What to do\n- Stay 3 m away from the edge. The fence shows where.\n- Nobody goes in before the competent person has inspected it.\n- If you see a crack or water, tell your supervisor at once.',
          '## Ce qui est arrivé\nAprès la pluie, la paroi de la tranchée du côté nord s’est fissurée sur 4 m. Personne n’était dedans.\n## Pourquoi\nLes déblais étaient trop près du bord et l’eau s’accumulait derrière.\n## Que faire\n- Restez à 3 m du bord. La clôture montre où.\n- Personne ne descend avant l’inspection de la personne compétente.\n- Si vous voyez une fissure ou de l’eau, avertissez tout de suite votre superviseur.',
          '## Qué pasó\nDespués de la lluvia, la pared de la zanja del lado norte se agrietó a lo largo de 4 m. No había nadie adentro.\n## Por qué\nLa tierra estaba demasiado cerca del borde y el agua se juntó detrás.\n## Qué hacer\n- Quédese a 3 m del borde. La cerca muestra dónde.\n- Nadie entra antes de que la persona competente la inspeccione.\n- Si ve una grieta o agua, avise de inmediato a su supervisor.',
        ),
      ],
    },
    {
      title: 'First frost: ice on decks and ladders before 9 o’clock',
      severity: 'info',
      source: 'weather',
      acknowledge: false,
      content: [
        text(
          '## What to do\n- Walk the decks before the crew does. Salt or close them.\n- Knock the ice off rungs and treads.',
          '## Que faire\n- Parcourez les platelages avant l’équipe. Salez-les ou fermez-les.\n- Cassez la glace sur les barreaux et les marches.',
        ),
      ],
    },
  ],
}
