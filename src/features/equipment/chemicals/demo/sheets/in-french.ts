// What the products of the demo say, sentence by sentence, for the French half of their data sheets.

const inFrench: Readonly<Record<string, string>> = {
  // What is dangerous.
  'Highly flammable liquid and vapour.': 'Liquide et vapeurs très inflammables.',
  'Extremely flammable liquid and vapour.': 'Liquide et vapeurs extrêmement inflammables.',
  'Flammable liquid and vapour.': 'Liquide et vapeurs inflammables.',
  'Extremely flammable gas.': 'Gaz extrêmement inflammable.',
  'Contains gas under pressure.': 'Contient un gaz sous pression.',
  'Contains gas under pressure; may explode if heated.':
    'Contient un gaz sous pression; peut exploser sous l’effet de la chaleur.',
  'May displace oxygen.': 'Peut déplacer l’oxygène.',
  'May cause or intensify fire; oxidiser.': 'Peut provoquer ou aggraver un incendie; comburant.',
  'May be corrosive to metals.': 'Peut être corrosif pour les métaux.',
  'Causes serious eye irritation.': 'Provoque une sévère irritation des yeux.',
  'Causes serious eye damage.': 'Provoque de graves lésions des yeux.',
  'Causes skin irritation.': 'Provoque une irritation cutanée.',
  'Causes severe skin burns and eye damage.':
    'Provoque de graves brûlures de la peau et de graves lésions des yeux.',
  'Causes severe skin burns and eye damage when wet.':
    'Mouillé, provoque de graves brûlures de la peau et de graves lésions des yeux.',
  'May cause an allergic skin reaction.': 'Peut provoquer une allergie cutanée.',
  'May cause respiratory irritation.': 'Peut irriter les voies respiratoires.',
  'May cause drowsiness or dizziness.': 'Peut provoquer somnolence ou vertiges.',
  'May cause drowsiness.': 'Peut provoquer somnolence.',
  'May be fatal if swallowed and enters airways.':
    'Peut être mortel en cas d’ingestion et de pénétration dans les voies respiratoires.',
  'May cause cancer.': 'Peut provoquer le cancer.',
  'May cause cancer by inhalation (crystalline silica).':
    'Peut provoquer le cancer par inhalation (silice cristalline).',
  'May cause cancer by inhalation of dust from sanding.':
    'Peut provoquer le cancer par inhalation de la poussière de ponçage.',
  'Suspected of causing cancer.': 'Susceptible de provoquer le cancer.',
  'May cause genetic defects.': 'Peut induire des anomalies génétiques.',
  'Causes damage to organs through prolonged exposure.':
    'Provoque des lésions aux organes à la suite d’une exposition prolongée.',
  'Harmful if swallowed.': 'Nocif en cas d’ingestion.',
  // How one works with it.
  'Keep away from heat, sparks and open flames.':
    'Tenir à l’écart de la chaleur, des étincelles et des flammes nues.',
  'Ground container and receiving equipment.':
    'Mettre à la terre le contenant et l’équipement de réception.',
  'Wear eye protection.': 'Porter une protection des yeux.',
  'Fuel with the engine off and cool.': 'Faire le plein moteur arrêté et froid.',
  'Never use it to clean hands or tools.': 'Ne jamais s’en servir pour nettoyer mains ou outils.',
  'Keep rags in a closed metal can: they heat by themselves.':
    'Garder les chiffons dans un bidon de métal fermé : ils s’échauffent d’eux-mêmes.',
  'Do not breathe dust.': 'Ne pas respirer les poussières.',
  'Change clothes that were wetted at once.': 'Changer sans délai les vêtements mouillés.',
  'Sand wet or with extraction.': 'Poncer à l’eau ou avec aspiration.',
  'Keep valves and fittings free of oil and grease.':
    'Garder robinets et raccords exempts d’huile et de graisse.',
  'Pour acid into water, never water into acid.':
    'Verser l’acide dans l’eau, jamais l’eau dans l’acide.',
  // First aid.
  'Eyes: rinse 15 minutes.': 'Yeux : rincer 15 minutes.',
  'Eyes: rinse 20 minutes, see a doctor.': 'Yeux : rincer 20 minutes, consulter un médecin.',
  'Eyes: rinse.': 'Yeux : rincer.',
  'Skin: wash with soap and water.': 'Peau : laver à l’eau et au savon.',
  'Skin: rinse at once, take off wet clothes and boots.':
    'Peau : rincer sans délai, enlever les vêtements et les bottes mouillés.',
  'Skin: wipe off, wash with soap, no solvent.': 'Peau : essuyer, laver au savon, sans solvant.',
  'Skin: rinse at once with plenty of water.': 'Peau : rincer sans délai à grande eau.',
  'Skin: rinse 15 minutes under the shower.': 'Peau : rincer 15 minutes sous la douche.',
  'Inhaled: fresh air.': 'Inhalation : air frais.',
  'Swallowed: do not make the person vomit, call a poison centre at once.':
    'Ingestion : ne pas faire vomir, appeler sans délai un centre antipoison.',
  'Swallowed: do not make the person vomit.': 'Ingestion : ne pas faire vomir.',
  'Cold burns: lukewarm water, do not rub.': 'Gelures : eau tiède, ne pas frotter.',
  // Fire, spills, storage.
  'Vapours travel to ignition sources and flash back.':
    'Les vapeurs gagnent les sources d’inflammation et reviennent en retour de flamme.',
  'Foam, dry chemical or CO₂; water spray only cools the containers.':
    'Mousse, poudre ou CO₂; l’eau pulvérisée ne fait que refroidir les contenants.',
  'Does not burn.': 'Ne brûle pas.',
  'Does not burn; with metals it gives off hydrogen.':
    'Ne brûle pas; au contact des métaux, dégage de l’hydrogène.',
  'Close the valve first.': 'Fermer d’abord le robinet.',
  'Cool the cylinder with water from a distance.': 'Refroidir la bouteille à l’eau, à distance.',
  'Feeds every fire.': 'Alimente tout incendie.',
  'Close the valve.': 'Fermer le robinet.',
  'Put out every ignition source.': 'Éteindre toute source d’inflammation.',
  'Ventilate.': 'Aérer.',
  'Take up with an inert absorbent, keep out of drains.':
    'Ramasser avec un absorbant inerte, tenir loin des égouts.',
  'Vacuum with a HEPA filter or wet it down.': 'Aspirer avec un filtre HEPA ou mouiller.',
  'Never sweep dry.': 'Ne jamais balayer à sec.',
  'Scrape up wet.': 'Racler à l’état humide.',
  'Vacuum dust with a HEPA filter.': 'Aspirer la poussière avec un filtre HEPA.',
  'Close the valve when that is safe.': 'Fermer le robinet si c’est sans danger.',
  'Leave and ventilate.': 'Quitter les lieux et aérer.',
  'Neutralise with lime or soda ash, slowly.':
    'Neutraliser à la chaux ou au carbonate de sodium, lentement.',
  'Flammables cabinet, cool and ventilated.':
    'Armoire pour produits inflammables, au frais et aérée.',
  'Bond and ground when pouring.': 'Relier et mettre à la terre pour transvaser.',
  'Keep away from oxidisers.': 'Tenir loin des comburants.',
  'Dry, on pallets, away from acids.': 'Au sec, sur palettes, loin des acides.',
  'Closed pails, above freezing.': 'Seaux fermés, à l’abri du gel.',
  'Apart from part B, 10–30 °C.': 'À l’écart de la partie B, entre 10 et 30 °C.',
  'Apart from part A and from acids.': 'À l’écart de la partie A et des acides.',
  'Upright, chained, capped.': 'Debout, enchaînée, coiffée.',
  'Fuel gases 6 m from oxygen or behind a fire wall of 1.5 m.':
    'Gaz combustibles à 6 m de l’oxygène ou derrière un mur coupe-feu de 1,5 m.',
  'Acids cabinet, apart from bases and bleach.':
    'Armoire pour acides, à l’écart des bases et de l’eau de Javel.',
  // What one wears.
  'Butyl gloves, splash goggles, ventilation.':
    'Gants de butyle, lunettes anti-éclaboussures, ventilation.',
  'Nitrile gloves, safety glasses.': 'Gants de nitrile, lunettes de sécurité.',
  'Refuel outdoors.': 'Faire le plein dehors.',
  'Nitrile gloves, goggles, organic-vapour respirator indoors.':
    'Gants de nitrile, lunettes étanches, appareil pour vapeurs organiques à l’intérieur.',
  'Butyl gloves, goggles, ventilation in trenches and closed rooms.':
    'Gants de butyle, lunettes étanches, ventilation des tranchées et des locaux fermés.',
  'P100 respirator when dry, alkali-proof gloves, rubber boots, goggles.':
    'Appareil P100 à sec, gants résistant aux bases, bottes de caoutchouc, lunettes étanches.',
  'N95 or better when sanding, safety glasses.': 'N95 ou mieux pour poncer, lunettes de sécurité.',
  'Nitrile gloves, sleeves, goggles.': 'Gants de nitrile, manchettes, lunettes étanches.',
  'Butyl gloves, face shield, apron.': 'Gants de butyle, écran facial, tablier.',
  'Safety glasses, leather gloves.': 'Lunettes de sécurité, gants de cuir.',
  'Neoprene gloves, face shield and goggles, apron, acid-gas respirator.':
    'Gants de néoprène, écran facial et lunettes étanches, tablier, appareil pour gaz acides.',
  // What it must not meet.
  'Oxidisers, strong acids.': 'Comburants, acides forts.',
  'Acids, ammonium salts, aluminium.': 'Acides, sels d’ammonium, aluminium.',
  'Everything that burns, oil and grease.': 'Tout ce qui brûle, huile et graisse.',
  'Bases, bleach, metals.': 'Bases, eau de Javel, métaux.',
}

/** A sentence without its French would leave half of a sheet untrue. */
export const sayInFrench = (text: string): string =>
  text
    .split(/(?<=\.) /)
    .map((sentence) => {
      const french = inFrench[sentence]
      if (french === undefined) throw new Error(`The demo has no French for “${sentence}”.`)
      return french
    })
    .join(' ')
