/** Stands in for hoist-non-react-statics in the build (vite.config.ts): Emotion would copy statics of class components, and there are none. */
export default function hoistNothing<Target>(target: Target): Target {
  return target;
}
