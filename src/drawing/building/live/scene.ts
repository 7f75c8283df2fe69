import { Camera, Geometry, Mesh, Program, Renderer, Transform } from "ogl";
import type { Layout } from "hangar-engine";
import type { Opening } from "../openings.ts";
import { members } from "./members.ts";
import { claddingTriangles, frameTriangles, GROUND_MARGIN_M, groundTriangles, type Triangles } from "./mesh.ts";
import { fittingDistance, towards, type Size } from "./fit.ts";
import type { Orbit } from "./orbit.ts";
import { paletteOf } from "./palette.ts";

/** Sharper than this no eye sees, but every phone pays for it. */
const MOST_PIXEL_RATIO = 2;
const FIELD_OF_VIEW = 28;
const TANGENT = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
const CLADDING_OPACITY = 0.22;
const CONTEXT = { alpha: true, antialias: true, premultipliedAlpha: true } as const;

const VERTEX = `
attribute vec3 position;
attribute vec3 normal;
attribute vec3 colour;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
varying vec3 vNormal;
varying vec3 vColour;
void main() {
  vNormal = normal;
  vColour = colour;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

/** Light from above and a little from the front; what is turned away is darker, never black. */
const FRAGMENT = `
precision mediump float;
uniform float opacity;
varying vec3 vNormal;
varying vec3 vColour;
void main() {
  float light = 0.72 + 0.2 * vNormal.y + 0.1 * abs(vNormal.z) - 0.06 * abs(vNormal.x);
  gl_FragColor = vec4(vColour * light, 1.0) * opacity;
}`;

export interface Shown {
  layout: Layout;
  openings: readonly Opening[];
  isClad: boolean;
}

export interface Scene {
  /** Puts another hangar, or the same in other colours, in place of the last one. */
  show(shown: Shown): void;
  look(orbit: Orbit): void;
  resize(): void;
  close(): void;
}

/** Draws on the canvas whenever something changes; nothing where the browser gives no WebGL. */
export function openScene(canvas: HTMLCanvasElement): Scene | undefined {
  if (!(canvas.getContext("webgl2", CONTEXT) ?? canvas.getContext("webgl", CONTEXT))) return undefined;
  const renderer = new Renderer({ canvas, ...CONTEXT });
  const { gl } = renderer;
  const camera = new Camera(gl, { fov: FIELD_OF_VIEW });
  const program = (opacity: number) =>
    new Program(gl, {
      vertex: VERTEX,
      fragment: FRAGMENT,
      uniforms: { opacity: { value: opacity } },
      cullFace: false,
      transparent: opacity < 1,
      depthWrite: opacity === 1,
    });
  const solid = program(1);
  const translucent = program(CLADDING_OPACITY);
  let hangar = new Transform();
  let geometries: Geometry[] = [];
  let size: Size = [1, 1, 1];
  let orbit: Orbit | undefined;
  let frame = 0;

  const mesh = ({ position, normal, colour }: Triangles, material: Program) => {
    const geometry = new Geometry(gl, {
      position: { size: 3, data: position },
      normal: { size: 3, data: normal },
      colour: { size: 3, data: colour },
    });
    geometries.push(geometry);
    new Mesh(gl, { geometry, program: material }).setParent(hangar);
  };
  const clear = () => {
    for (const geometry of geometries) geometry.remove();
    geometries = [];
    hangar = new Transform();
  };

  function draw(): void {
    frame = 0;
    if (!orbit) return;
    const distance = fittingDistance(size, orbit, TANGENT * camera.aspect, TANGENT) / orbit.zoom;
    const reach = Math.hypot(...size);
    const [x, y, z] = towards(orbit);
    camera.position.set(distance * x, distance * y, distance * z);
    camera.lookAt([0, 0, 0]);
    camera.perspective({ near: Math.max(0.5, distance - reach), far: distance + reach });
    renderer.render({ scene: hangar, camera });
  }
  const request = () => {
    frame ||= requestAnimationFrame(draw);
  };

  return {
    show({ layout, openings, isClad }) {
      clear();
      const palette = paletteOf(canvas);
      const { length_m, high_m, width_m } = layout.geometry;
      size = [length_m + 2 * GROUND_MARGIN_M, high_m, width_m + 2 * GROUND_MARGIN_M];
      mesh(groundTriangles(layout, palette), solid);
      mesh(frameTriangles(layout, members(layout, openings), palette), solid);
      if (isClad) mesh(claddingTriangles(layout, palette), translucent);
      request();
    },
    look(next) {
      orbit = next;
      request();
    },
    resize() {
      const { clientWidth, clientHeight } = canvas.parentElement!;
      renderer.dpr = Math.min(devicePixelRatio, MOST_PIXEL_RATIO);
      renderer.setSize(clientWidth, clientHeight);
      camera.perspective({ aspect: clientWidth / Math.max(1, clientHeight) });
      request();
    },
    close() {
      cancelAnimationFrame(frame);
      clear();
      solid.remove();
      translucent.remove();
    },
  };
}

/** Gives the graphics card back at once instead of when the canvas is collected. */
export function releaseContext(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
}
