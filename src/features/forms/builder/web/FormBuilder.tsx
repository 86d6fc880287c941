import { Button, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useSearchParams } from 'react-router'
import type { Locale } from '../../../../kit/locales.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { publishProblems } from '../../definition/publishing/publish-checks.ts'
import { redo, select, undo } from '../builder-state.ts'
import classes from './builder.module.css'
import { Canvas } from './canvas/Canvas.tsx'
import { Palette } from './canvas/Palette.tsx'
import { useBuilder, useBuilt, useSelected } from './draft/builder-store.ts'
import type { DeviceFormDraft } from './draft/stored-draft.ts'
import { useDebouncedDefinition } from './draft/use-debounced-definition.ts'
import { useDraft } from './draft/use-draft.ts'
import { usePresence } from './draft/use-presence.ts'
import { Inspector } from './Inspector.tsx'
import {
  ClashDialog,
  CopyQuestions,
  DependencyMap,
  FullDrawer,
  LiveDialog,
  PasteDialog,
  PlanForm,
  PreviewPane,
  PublishDialog,
  SettingsPane,
  VersionsPane,
} from './later.ts'
import { downloadForm } from './publish/download-form.ts'
import { useLive } from './publish/use-live.ts'
import { BuilderRoom } from './room.ts'
import { type BuilderPanel, TopBar } from './TopBar.tsx'
import { useAbout } from './use-about.tsx'

const written =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=file])'

/** Words of a dialog, the settings or a search are taken back by the browser's own undo; words of a
 *  question are the form's, whose steps are taken back in the room. */
const writesElsewhere = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.matches(written) &&
  target.closest('[data-of-question]') === null

type Props = { account: string; form: string; title: string; draft: DeviceFormDraft }

/** What needs more room than the inspector. */
const wide = new Set<BuilderPanel>(['preview', 'map', 'settings'])

/** Palette, canvas, inspector; on a phone the canvas, with the others to be opened. */
export function FormBuilder({ account, form, title, draft }: Props) {
  const { text, locale } = useLanguage()
  const store = useBuilder()
  const selected = useSelected()
  const narrow = useMediaQuery('(max-width: 75em)') ?? false
  const [params] = useSearchParams()
  const [side, setSide] = useState<BuilderPanel>(
    params.get('open') === 'settings' ? 'settings' : 'none',
  )
  const [named, setNamed] = useState(title)
  const about = useAbout(form)
  /** What follows on publishing: the version that came, then its plan. */
  const [came, setCame] = useState<number>()
  const [planning, setPlanning] = useState(false)
  const [publishing, setPublishing] = useState(false)
  const [adding, setAdding] = useState(false)
  const [copying, setCopying] = useState(false)
  /** What the dialog for a list of questions begins with, while it is open. */
  const [pasting, setPasting] = useState<string>()
  const fresh = useBuilt((state) => state.fresh)
  const { remove } = about
  const room = { openPaste: setPasting, removeChosen: remove }
  useEffect(() => {
    if (fresh !== undefined) setSide('none')
  }, [fresh])
  const { status, sending, clashes, settled, revision, save, catchUp, published } = useDraft(
    store,
    account,
    form,
    draft,
  )
  const others = usePresence(
    form,
    revision,
    useCallback(() => void catchUp(), [catchUp]),
  )
  const definition = useDebouncedDefinition(store)
  const live = useLive(form, definition)
  const languages = definition.languages
  const [wanted, setLanguage] = useState<Locale>(
    languages.includes(locale) ? locale : (languages[0] ?? 'en'),
  )
  const language = languages.includes(wanted) ? wanted : (languages[0] ?? 'en')
  const faulty = useMemo(
    () =>
      new Set(
        publishProblems(definition).flatMap(({ severity, field }) =>
          severity === 'error' && field ? [field] : [],
        ),
      ),
    [definition],
  )
  const inspecting = useSyncExternalStore(
    store.subscribe,
    () => store.state().selected !== undefined,
  )

  function press(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    if (writesElsewhere(event.target)) return
    event.preventDefault()
    store.run(event.shiftKey ? redo : undo)
  }
  function saved(row: AnyRow | undefined) {
    setSide('none')
    if (row === undefined) return
    setNamed(String(row.title))
    about.follow(row)
  }
  const shown = {
    none: <Inspector language={language} />,
    preview: <PreviewPane language={language} />,
    map: <DependencyMap language={language} />,
    settings: <SettingsPane form={form} onDone={saved} />,
    versions: <VersionsPane form={form} />,
  }[side]
  const pane = <Suspense fallback={<Skeleton height={480} radius="md" />}>{shown}</Suspense>
  const panelOpen = narrow && (side !== 'none' || (inspecting && selected !== undefined))
  return (
    <Page title={named}>
      <BuilderRoom value={room}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: undo belongs to the whole room, whatever in it has the focus */}
        <div className={`stack gap-4 ${wide.has(side) ? classes.wide : ''}`} onKeyDown={press}>
          <TopBar
            live={live}
            saved={{ status, sending }}
            others={others}
            language={language}
            onLanguage={setLanguage}
            side={side}
            onSide={setSide}
            onPublish={() => void save().then(() => setPublishing(true))}
            onDownload={() => void downloadForm(form)}
            onCopy={() => setCopying(true)}
          />
          <div className={`${classes.panes} stack items-start gap-4`}>
            {!narrow && <Palette />}
            <div>
              {narrow && (
                <Button
                  fullWidth
                  mb="sm"
                  leftSection={<IconPlus size={18} />}
                  onClick={() => setAdding(true)}
                >
                  {text('builder_add')}
                </Button>
              )}
              <Canvas faulty={faulty} others={others} language={language} />
            </div>
            {!narrow && <div className={classes.side}>{pane}</div>}
          </div>
          <Suspense fallback={null}>
            {narrow && (
              <>
                <FullDrawer
                  opened={adding}
                  onClose={() => setAdding(false)}
                  title={text('builder_palette')}
                >
                  <Palette onAdded={() => setAdding(false)} />
                </FullDrawer>
                <FullDrawer
                  opened={panelOpen}
                  onClose={() =>
                    side === 'none' ? store.run((now) => select(now, undefined)) : setSide('none')
                  }
                  position="right"
                  // The question that would take the focus back would be chosen by it, and open this again.
                  returnFocus={false}
                >
                  {pane}
                </FullDrawer>
              </>
            )}
          </Suspense>
          <Suspense fallback={null}>
            {publishing && (
              <PublishDialog
                form={form}
                revision={revision}
                save={save}
                onClose={() => setPublishing(false)}
                onPublished={(n) => {
                  published()
                  setPublishing(false)
                  setCame(n)
                }}
              />
            )}
            {came !== undefined && (
              <LiveDialog
                form={form}
                n={came}
                onClose={() => setCame(undefined)}
                onPlan={() => {
                  setCame(undefined)
                  setPlanning(true)
                }}
                onWho={() => {
                  setCame(undefined)
                  setSide('settings')
                }}
              />
            )}
            {planning && (
              <PlanForm form={{ id: form, name: named }} onClose={() => setPlanning(false)} />
            )}
            {about.question}
            {copying && <CopyQuestions form={form} onClose={() => setCopying(false)} />}
            {clashes.length > 0 && <ClashDialog clashes={clashes} onDone={settled} />}
            {pasting !== undefined && (
              <PasteDialog begins={pasting} onClose={() => setPasting(undefined)} />
            )}
          </Suspense>
        </div>
      </BuilderRoom>
    </Page>
  )
}
