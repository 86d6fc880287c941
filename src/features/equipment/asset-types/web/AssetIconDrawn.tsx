import {
  IconCar,
  IconCaravan,
  IconCrane,
  IconFireExtinguisher,
  IconFirstAidKit,
  IconFlame,
  IconForklift,
  IconGauge,
  IconHeartbeat,
  IconLadder,
  IconMask,
  IconPlug,
  IconStairs,
  IconStretching,
  IconTool,
  IconTruck,
} from '@tabler/icons-react'
import { own } from '../../../../kit/own.ts'
import type { AssetIcon } from '../icons-of-assets.ts'

const drawn: Readonly<Record<AssetIcon, typeof IconTool>> = {
  tool: IconTool,
  ladder: IconLadder,
  stairs: IconStairs,
  forklift: IconForklift,
  crane: IconCrane,
  truck: IconTruck,
  car: IconCar,
  trailer: IconCaravan,
  plug: IconPlug,
  flame: IconFlame,
  extinguisher: IconFireExtinguisher,
  first_aid: IconFirstAidKit,
  heart: IconHeartbeat,
  harness: IconStretching,
  mask: IconMask,
  gauge: IconGauge,
}

/** The picture of a type; the words beside it say what it is. */
export function AssetIconDrawn({ icon, size = 20 }: { icon: string | null; size?: number }) {
  const Icon = own(drawn, icon ?? 'tool') ?? IconTool
  return <Icon size={size} stroke={1.6} aria-hidden="true" />
}
