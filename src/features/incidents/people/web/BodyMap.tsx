import { useText } from '../../../../kit/web/language/Language.tsx'
import { useSays } from '../../../rules/web/index.ts'
import classes from './body-map.module.css'
import { figure, type PlaceOnBody, places } from './figure.ts'

type Where = { part: string; side: string | null }
type Props = { hurt: readonly Where[]; onPress?: ((where: Where) => void) | undefined }

const views = ['front', 'back'] as const

/** The body from the front and from behind, with what is hurt marked. The list beside it says the same in words
 *  and is the way for the keyboard and for people who hear it. */
export function BodyMap({ hurt, onPress }: Props) {
  const text = useText()
  const says = useSays()
  const isHurt = ({ part, side }: Where) =>
    hurt.some((one) => one.part === part && (one.side === null || one.side === side))
  const named = ({ part, side }: Where) =>
    [says.word(`body_${part}`), side !== null && says.word(`side_${side}`)]
      .filter(Boolean)
      .join(' · ')
  return (
    <div
      className={classes.map}
      aria-hidden="true"
      data-presses={onPress !== undefined || undefined}
    >
      {views.map((view) => (
        <figure key={view} className={classes.view}>
          <svg viewBox={`0 0 ${figure.width} ${figure.height}`} role="presentation">
            {places
              .filter((one) => one.view === view)
              .map((one) => (
                <Part
                  key={`${one.part} ${one.side}`}
                  place={one}
                  isHurt={isHurt(one)}
                  name={named(one)}
                  onPress={onPress}
                />
              ))}
          </svg>
          <figcaption className="hint">{text(`body_${view}`)}</figcaption>
        </figure>
      ))}
    </div>
  )
}

type PartProps = Pick<Props, 'onPress'> & { place: PlaceOnBody; isHurt: boolean; name: string }

function Part({ place: { part, side, x, y, w, h, round }, isHurt, name, onPress }: PartProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside is the way for the keyboard
    <rect
      className={classes.part}
      data-hurt={isHurt || undefined}
      x={x - w / 2}
      y={y - h / 2}
      width={w}
      height={h}
      rx={round ? w / 2 : 5}
      ry={round ? h / 2 : 5}
      onClick={() => onPress?.({ part, side })}
    >
      <title>{name}</title>
    </rect>
  )
}
