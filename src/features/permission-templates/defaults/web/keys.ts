export const defaultsKey = (...of: readonly unknown[]) => ['default templates', ...of] as const
