const written =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=file])'

/** Words of a dialog, the settings or a search are taken back by the browser's own undo; words of a
 *  question are the form's, whose steps are taken back in the room. */
export const writesElsewhere = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.matches(written) &&
  target.closest('[data-of-question]') === null
