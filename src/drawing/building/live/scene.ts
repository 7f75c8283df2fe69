import { Camera as OglCamera, Geometry, Mesh, Program, Renderer, Transform } from "ogl";
import type { Building, Cladding } from "../building.ts";
import { RATIO, type Camera, type Frame } from "../camera.ts";
import { buildingTriangles, personTriangles, seen, type Triangles } from "./mesh.ts";
import { paletteOf, type Palette } from "./palette.ts";

/** Sharper than this no eye sees, but every phone pays for it. */
const MOST_PIXEL_RATIO = 2;
/** Nothing is so many times nearer than the middle of the hangar, nor so much farther than twice its distance, metres. */
const NEARER = 60;
const AROUND_M = 25;
const CONTEXT = { alpha: true, antialias: true, premultipliedAlpha: true } as const;

/** What looks away from the eye is not drawn: a clear wall must not be seen through another. */
const VERTEX = `
attribute vec3 position;
attribute vec3 looks;
attribute vec4 colour;
uniform vec3 cameraPosition;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
varying vec4 vColour;
void main() {
  vColour = vec4(colour.rgb * colour.a, colour.a);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  if (dot(looks, cameraPosition - position) < 0.0) gl_Position = vec4(0.0, 0.0, 2.0, 1.0);
}`;

const FRAGMENT = `
precision mediump float;
varying vec4 vColour;
void main() {
  gl_FragColor = vColour;
}`;

export interface Scene {
  /** Puts another building, or the same in other colours, in place of the last one. */
  show(building: Building): void;
  /** Colours of the page changed: the next building has the new ones. */
  forgetColours(): void;
  /** Draws at once. */
  look(camera: Camera, frame: Frame, azimuth: number): void;
  close(): void;
}

/**
 * Draws a building on the canvas so that it covers its still to the pixel; nothing where the browser gives no WebGL.
 * `picture` is the still's place in the page: its colours and its size hold.
 */
export function openScene(canvas: HTMLCanvasElement, picture: Element): Scene | undefined {
  if (!(canvas.getContext("webgl2", CONTEXT) ?? canvas.getContext("webgl", CONTEXT))) return undefined;
  const renderer = new Renderer({ canvas, ...CONTEXT });
  const { gl } = renderer;
  const eye = new OglCamera(gl);
  const program = (isClear: boolean) =>
    new Program(gl, {
      vertex: VERTEX,
      fragment: FRAGMENT,
      cullFace: false,
      transparent: isClear,
      depthWrite: !isClear,
    });
  const [solid, clear] = [program(false), program(true)];
  let root = new Transform();
  let person: Mesh | undefined;
  let geometries: Geometry[] = [];
  /** By the cladding: asking the page for them takes as long as drawing. */
  let palettes: Partial<Record<Cladding, Palette>> = {};

  function mesh({ position, looks, colour }: Triangles, material: Program): Mesh {
    const geometry = new Geometry(gl, {
      position: { size: 3, data: position },
      looks: { size: 3, data: looks },
      colour: { size: 4, data: colour },
    });
    geometries.push(geometry);
    const added = new Mesh(gl, { geometry, program: material });
    added.setParent(root);
    return added;
  }
  /** The canvas is as large as its place; the picture is somewhere in it. */
  function fitCanvas(): { across: number; up: number; left: number; top: number } {
    const [all, box] = [canvas.parentElement!.getBoundingClientRect(), picture.getBoundingClientRect()];
    const dpr = Math.min(devicePixelRatio, MOST_PIXEL_RATIO);
    if (renderer.width !== all.width || renderer.height !== all.height || renderer.dpr !== dpr) {
      renderer.dpr = dpr;
      renderer.setSize(all.width, all.height);
    }
    return {
      across: box.width / all.width,
      up: box.height / all.height,
      left: (box.left - all.left) / all.width,
      top: (box.top - all.top) / all.height,
    };
  }

  return {
    show(building) {
      for (const geometry of geometries) geometry.remove();
      geometries = [];
      root = new Transform();
      const palette = (palettes[building.cladding] ??= paletteOf(picture, building.cladding));
      const triangles = buildingTriangles(building, palette);
      mesh(triangles.solid, solid);
      mesh(triangles.clear, clear);
      person = mesh(personTriangles(palette), solid);
      person.position.set(...seen(building.person));
    },
    forgetColours() {
      palettes = {};
    },
    look(camera, frame, azimuth) {
      const { across, up, left, top } = fitCanvas();
      eye.position.set(...seen(camera.eye));
      eye.lookAt([...seen(camera.target)]);
      // From tangents in the frame to the canvas from −1 to 1; see the perspective matrices of OpenGL.
      const [ax, ay] = [(2 * across) / frame.width, (2 * up * RATIO) / frame.width];
      const [bx, by] = [2 * left - 1 - ax * frame.left, 1 - 2 * top - ay * frame.top];
      const [near, far] = [camera.distance_m / NEARER, 2 * camera.distance_m + AROUND_M];
      const [deep, shift] = [(far + near) / (near - far), (2 * far * near) / (near - far)];
      eye.projectionMatrix.set(ax, 0, 0, 0, 0, ay, 0, 0, -bx, -by, deep, -1, 0, 0, shift, 0);
      if (person) person.rotation.y = azimuth;
      renderer.render({ scene: root, camera: eye, sort: false, frustumCull: false });
    },
    close() {
      // All that the graphics card holds; else it does until the canvas is collected.
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}
