import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { locations } from '../locations.register.ts'
import classes from './locations.module.css'
import { countOf, type PlaceNode } from './place-tree.ts'

type Props = {
  nodes: readonly PlaceNode[]
  depth: number
  isOpen(id: string, depth: number): boolean
  onToggle(id: string, open: boolean): void
}

const kinds: Readonly<Record<string, string>> = locations.fields.kind.options

/** Places beside each other, each with those inside it beneath. */
export function PlaceBranch({ nodes, depth, isOpen, onToggle }: Props) {
  const { say, text } = useLanguage()
  return (
    <ul className={depth === 0 ? `${classes.tree} card bare` : `${classes.inside} bare`}>
      {nodes.map(({ id, name, kind, responsible, inside }) => {
        const open = inside.length > 0 && isOpen(id, depth)
        const Chevron = open ? IconChevronDown : IconChevronRight
        const beside = [say(kinds[kind] ?? kind), ...(responsible ? [responsible] : [])]
        return (
          <li key={id}>
            <div className={classes.place}>
              {inside.length > 0 ? (
                <UnstyledButton
                  className={classes.toggle}
                  aria-label={text('locations_show_inside', { name })}
                  aria-expanded={open}
                  onClick={() => onToggle(id, !open)}
                >
                  <Chevron size={18} aria-hidden="true" />
                </UnstyledButton>
              ) : (
                <span className={classes.toggle} />
              )}
              <div className="min-w-0">
                <Link
                  to={`/dashboard/locations/record/${id}`}
                  className="hover-underline break-anywhere text-inherit font-medium no-underline"
                >
                  {name}
                </Link>
                <span className={`${classes.beside} hint`}>
                  {beside.join(' · ')}
                  {inside.length > 0 && !open && ` · ${countOf(inside)}`}
                </span>
              </div>
            </div>
            {open && (
              <PlaceBranch nodes={inside} depth={depth + 1} isOpen={isOpen} onToggle={onToggle} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
