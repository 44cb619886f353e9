import { registerHooks } from 'node:module';

const plainRender = new URL('plain-render.ts', import.meta.url).href;

// For `node --import`: see plain-render.ts.
registerHooks({
  resolve: (specifier, context, next) => next(specifier === './render.ts' ? plainRender : specifier, context),
});
