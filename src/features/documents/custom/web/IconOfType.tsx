import {
  IconBook2,
  IconFileText,
  IconLicense,
  IconLifebuoy,
  IconMap2,
  IconScale,
  IconShieldCheck,
  IconSpeakerphone,
  IconTool,
  IconUsersGroup,
} from '@tabler/icons-react'
import { own } from '../../../../kit/own.ts'
import type { IconOfType as Name } from '../custom-resource-types.register.ts'

const drawn: Readonly<Record<Name, typeof IconFileText>> = {
  file: IconFileText,
  plan: IconMap2,
  agreement: IconScale,
  permit: IconLicense,
  rescue: IconLifebuoy,
  bulletin: IconSpeakerphone,
  safety: IconShieldCheck,
  book: IconBook2,
  people: IconUsersGroup,
  tool: IconTool,
}

/** The picture of a type; the words beside it say what it is. */
export function IconOfType({ icon }: { icon: string | null }) {
  const Icon = own(drawn, icon ?? 'file') ?? IconFileText
  return <Icon size={20} stroke={1.6} aria-hidden />
}
