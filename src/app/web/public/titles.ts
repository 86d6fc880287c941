import type { MessageKey } from '../../../kit/web/language/catalogue.ts'

const titles: Record<string, MessageKey> = {
  benefits: 'page_benefits',
  compare: 'page_compare',
  'compare-competitor': 'page_compare',
  features: 'page_features',
  'about-us': 'page_about_us',
  'book-a-demo': 'page_book_a_demo',
  pricing: 'page_pricing',
  'privacy-policy': 'page_privacy',
  'terms-of-use': 'page_terms',
  boostefficiency: 'page_boostefficiency',
  'safety-manager': 'page_safety_manager',
  'c-suite': 'page_c_suite',
  'senior-management': 'page_senior_management',
  faq: 'page_faq',
  'plumbline-ideas': 'page_ideas',
  'plumbline-idea': 'page_ideas',
  'qr-safety-board': 'page_qr_safety_board',
  'qr-chemicals': 'page_qr_chemicals',
  'qr-trade-contractor': 'page_qr_trade_contractor',
  'qr-trade-contractor-submission': 'page_qr_form',
  'qr-trade-contractor-submission-encrypted': 'page_qr_form',
  'qr-project': 'page_qr_project',
  'qr-team': 'page_qr_team',
  register: 'sign_up',
  'get-started': 'sign_up',
  signup: 'page_signup',
}

export const publicTitleOf = (name: string): MessageKey => titles[name] ?? 'not_found_title'
